/** A Vite plugin: the rules of our games are parsed when the pages are built. A page imports a file `rules.en.md` as
 *  the tree that it draws. What the rules do not use is an error of the build. */
import type { Plugin } from 'vite'
import { parseRules } from './parse.ts' // read by Node, too

export function rulesPlugin(): Plugin {
  return {
    name: 'beaverboard-rules',
    transform: {
      filter: { id: /\/rules\.\w+\.md$/ },
      handler: (source) => ({ code: `export default ${JSON.stringify(parseRules(source))}`, map: null, moduleType: 'js' }),
    },
  }
}
