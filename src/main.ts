import './refuse-old-node.js'
import { fileURLToPath } from 'node:url'

process.env.NODE_ENV ??= 'production'

const assetsDir = fileURLToPath(new URL('../client', import.meta.url))
const { startPageThreads } = await import('./pages/pages-aside.ts')
// The first one loads its code beside the main thread, which has as much to load.
const threads = startPageThreads(
  new URL('./page-thread.js', import.meta.url),
  `${assetsDir}/locales`,
)

// Only now: React looks at NODE_ENV when it is loaded.
const { serve } = await import('./serve.ts')
await serve(assetsDir, fileURLToPath(new URL('../../packs', import.meta.url)), threads)
