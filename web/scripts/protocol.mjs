// Writes src/net/protocol.generated.ts from the server's OpenAPI document, the messages of the socket included.
// `--check` only compares. PYTHON names the interpreter that has Beaverboard.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))
const target = fileURLToPath(new URL('../src/net/protocol.generated.ts', import.meta.url))
const program =
  'import json; from beaverboard.server import app, settings; print(json.dumps(app.create(settings.Settings()).openapi()))'

const asked = spawnSync(process.env.PYTHON ?? 'python3', ['-c', program], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
if (asked.status !== 0) {
  console.error(asked.stderr || asked.error?.message)
  process.exit(1)
}
const written =
  '// Generated from the OpenAPI document of the server by `npm run protocol`. Do not edit.\n' +
  astToString(await openapiTS(JSON.parse(asked.stdout)))
if (!process.argv.includes('--check')) {
  writeFileSync(target, written)
} else if (readFileSync(target, 'utf8') !== written) {
  console.error('src/net/protocol.generated.ts is not current: run `npm run protocol`')
  process.exit(1)
}
