// node node.mjs FOLDER GAME CASES.json: the differences, as JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { compare } from "./compare.mjs";

const [folder, name, cases] = process.argv.slice(2);
const { load, Search } = await import(pathToFileURL(`${folder}/game.mjs`));
const made = await import(pathToFileURL(`${folder}/${name}.mjs`));
const game = await load(readFileSync(`${folder}/${name}.wasm`), made);
console.log(JSON.stringify(compare(game, Search, JSON.parse(readFileSync(cases, "utf-8")))));
