"""What pages, programs and the server say to each other: the types on the wire.

Messages of a table's socket are in `messages`, bodies of HTTP requests and answers in `bodies`.
Texts for people never occur: errors and log lines are keys with arguments, and the page speaks
its reader's language.
"""
