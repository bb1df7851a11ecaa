// Feeds what a client said at a server's table to a table on this device, and prints what that one answers.
// FOLDER has the files of the build, FILE the transcript; OUT gets the answers.
import { writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";

const [folder, requests, file, out] = process.argv.slice(2);
const { LocalHouse } = await import(pathToFileURL(requests));
const { inMemory } = await import(new URL("storage.ts", pathToFileURL(requests)));
const { drawn, asked, lines } = JSON.parse(await readFile(file, "utf-8"));

const seeds = drawn.map((each) => Uint8Array.from(each.match(/../g), (pair) => parseInt(pair, 16)));
const files = {
  module: (name) => import(pathToFileURL(`${folder}/${name}`)),
  bytes: async (name) => (await readFile(`${folder}/${name}`)).buffer.slice(0),
  json: async (name) => JSON.parse(await readFile(`${folder}/${name}`, "utf-8")),
};
let count = 0;
const house = new LocalHouse(files, Promise.resolve(inMemory()), {
  now: () => 1e12,
  draw: (bytes) => (bytes === 32 ? seeds.shift() : Uint8Array.from({ length: bytes }, () => count++ % 64)),
  pause: () => 0,
  after: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
});

const { status, body } = await house.ask(asked);
if (status !== 200) throw new Error(JSON.stringify(body));
const heard = [];
let wake = () => undefined;
const line = house.connect(body.id, (text) => {
  heard.push(JSON.parse(text));
  wake();
}, (code) => heard.push({ type: "end", code }));

/** Presence comes when it comes: only what changes the table's status is counted. */
function counted() {
  let last = null;
  return heard.filter((message) => {
    const told = message.type !== "table" || message.happened !== null || message.table.status !== last;
    last = message.table?.status ?? last;
    return told;
  });
}

/** Also when it has waited for long: what is missing is seen in what was heard. */
const finish = (found) => {
  writeFileSync(out, JSON.stringify(found));
  process.exit(0);
};

const enough = async (wanted) => {
  while (counted().length < wanted) {
    await new Promise((resolve) => {
      const timer = setTimeout(() => finish({ heard: counted() }), 20_000);
      wake = () => (clearTimeout(timer), resolve());
    });
  }
};

for (const { said, before } of lines) {
  await enough(before);
  const tokens = [body.host, ...body.seats.map(({ token }) => token)];
  line.receive(JSON.stringify(said.type === "hello" ? { ...said, tokens } : said));
}
await enough(lines.at(-1).after);
const read = async (path) => (await house.ask({ method: "GET", path: `/api/tables/${body.id}/${path}` })).body;
const record = await read("record");
const frames = [];
for (const how of record.format ? [{ seat: 0 }, { open: true }] : []) {
  const asked = { record, first: 3, count: 5, ...how };
  frames.push((await house.ask({ method: "POST", path: "/api/frames", body: asked })).body);
}
finish({ heard: counted(), record, replay: await read("replay"), frames });
