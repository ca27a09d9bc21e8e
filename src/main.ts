import './refuse-old-node.js'
import { fileURLToPath } from 'node:url'

process.env.NODE_ENV ??= 'production'

// Only now: React looks at NODE_ENV when it is loaded.
const { serve } = await import('./serve.ts')
await serve(
  fileURLToPath(new URL('../client', import.meta.url)),
  new URL('./page-thread.js', import.meta.url),
)
