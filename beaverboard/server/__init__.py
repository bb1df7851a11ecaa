"""Tables in the network: people and bots sit down, play and come back. No rules here."""
