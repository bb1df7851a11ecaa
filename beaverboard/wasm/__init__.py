"""The games as WebAssembly: the same rules, greedy bots and search, compiled for browsers and Node.

    rules, dealer, step,     ── Numba for wasm32 (target) ── linker ──>  GAME.wasm
    greedy, search (entries)
    view.py, text.py         ── JavaScript (translate) ───────────────>  GAME.mjs
    STATE, DEALER, outlook   ── offsets and constants (layout) ───────>  GAME.mjs
    runtime/                 ── copied ───────────────────────────────>  python.mjs, game.mjs

`beaverboard build-wasm` (build) does all of it and keeps the result by a digest of what it is made
of. Pages and tests load `game.mjs`. See `docs/wasm.md`.
"""
