/** A Vite plugin: the pages of a static site bring the policy that the server sends with its own. */
import type { Plugin } from 'vite'

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'none'"

export function sitePlugin(): Plugin {
  return {
    name: 'beaverboard-site',
    transformIndexHtml: () => [{ tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' }],
  }
}
