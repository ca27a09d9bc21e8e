import { build } from 'vite'

/** A thread begins with a file of its own: it lies beside the code that starts it. */
export const buildContentWorker = () =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ssr: 'src/features/posts/render/content-worker.ts',
      target: 'node24',
      outDir: 'build/server/assets',
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'content-worker.js' } },
    },
  })
