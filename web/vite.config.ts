import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { rulesPlugin } from './src/rules/plugin.ts'
import { sitePlugin } from './src/local/sitePlugin.ts'

// `vite build --mode site`: pages for a folder on any host, at any path, without a server of ours.
export default defineConfig(({ mode }) => ({
  base: mode === 'site' ? './' : '/',
  plugins: [svelte(), rulesPlugin(), mode === 'site' && sitePlugin()],
  worker: { format: 'es' },
  // Tests run Svelte's client half, as the browser does.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  server: {
    strictPort: true,
    fs: { allow: ['..'] }, // languages and rules lie in the Python package
    // Beside a running `beaverboard serve`.
    proxy: { '/api': 'http://127.0.0.1:8000', '/ws': { target: 'ws://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: 'dist',
    // The page is served with `default-src 'self'`: a data: address would be refused.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { include: ['src/**/*.test.ts'] },
}))
