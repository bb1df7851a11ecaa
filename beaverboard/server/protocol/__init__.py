"""The types on the wire between pages, programs and the server.

Messages of a table's socket are in `messages`, bodies of HTTP requests and answers in `bodies`.
Texts for people never occur: errors and log lines are keys with arguments, which the page
translates.
"""
