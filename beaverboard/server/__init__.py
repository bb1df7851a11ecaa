"""Tables in the network: people and bots sit down, play and come back. No rules here.

Imports run one way, from each line to those above it (`tests/test_imports.py`):

    clock sanitize settings         time and randomness, what people type, what can be set
    protocol/                       the types on the wire, and refusals
    ops/                            metrics, logging, rate limits, security
    store/           workers/       the database; child processes: bots, analyses, compiling
    table/                          a table: log, state, room, driver, commands, registry
    api/                            HTTP routes, the socket, pages
    app              offline        makes the parts; the files for pages without a server
    run                             the application as a process
    handover listen lan             started interpreted, goes on compiled; where it listens
    cli                             `beaverboard serve` and `beaverboard play`

A move comes in at `api.socket`, is checked by `table.commands`, appended to the log by
`table.room`, committed by `store.storage`, acknowledged, and sent to everybody by the room.
"""
