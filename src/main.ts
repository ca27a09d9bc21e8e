import './refuse-old-node.js'
import { fileURLToPath } from 'node:url'

const assetsDir = fileURLToPath(new URL('../client', import.meta.url))
const { startPageThreads } = await import('./pages/pages-aside.ts')
// The first one loads its code beside the main thread, which has as much to load.
const threads = startPageThreads(
  new URL('./page-thread.js', import.meta.url),
  `${assetsDir}/locales`,
)

// Only now: nothing that the thread waits for is loaded before it.
const { serve } = await import('./serve.ts')
await serve(assetsDir, fileURLToPath(new URL('../../packs', import.meta.url)), threads)
