// node wasm.mjs FOLDER WORK.json: the same work as wasm.py does natively; rates as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, file] = process.argv.slice(2);
const work = JSON.parse(readFileSync(file, "utf-8"));
const { load, Search } = await import(pathToFileURL(`${folder}/game.mjs`));
const made = await import(pathToFileURL(`${folder}/${work.game}.mjs`));
const game = await load(readFileSync(`${folder}/${work.game}.wasm`), made);
const { layout, wasm, out } = game;
const key = Uint8Array.from(Buffer.from(work.key, "hex"));

function seconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

function actionsPerSecond() {
  const s = game.newState(), setup = game.newSetup(work.setup);
  const d = game.newDealer(key, layout.streams.match, 0, false);
  const lots = game.newDealer(key, layout.streams.bots, 0, false);
  const over = game.bytes(s + layout.state.fields.over[0], 1);
  const play = () => {
    let actions = 0;
    for (let match = 0; match < 100; match++) {
      wasm.deal(s, setup, d);
      while (!over[0]) {
        wasm.attempt(s, wasm.pick(0, s, out, lots), d);
        actions++;
      }
    }
    return actions;
  };
  play(); // warms up
  let actions = 0;
  const begun = seconds();
  while (seconds() - begun < work.seconds) actions += play();
  return actions / (seconds() - begun);
}

function playoutsPerSecond() {
  const { mode, seats } = work.setup;
  const search = new Search(game, mode, seats), s = game.newState();
  let used = 0, spent = 0;
  for (let round = 0; round < 2; round++) { // the first warms up
    used = spent = 0;
    for (const [number, state] of work.states.entries()) {
      game.bytes(s, layout.state.size).set(Buffer.from(state, "hex"));
      const begun = seconds();
      const { noted } = search.weigh(s, { key, number, playouts: work.playouts });
      spent += seconds() - begun;
      used += noted.playouts;
    }
  }
  return { used, playouts: used / spent };
}

// Memory must not grow while arrays look into it, so searches make their room first.
const searched = playoutsPerSecond();
console.log(JSON.stringify({ actions: actionsPerSecond(), ...searched }));
