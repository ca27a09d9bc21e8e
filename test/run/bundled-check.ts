import { join, resolve } from 'node:path'
import { build } from 'vite'

const name = 'check-answers.mjs'

export const bundledCheck = (scratch: string) => join(scratch, name)

/** What holds a started server to its description, as one file: read from its sources it is a tenth of a start. */
export const bundleCheck = (scratch: string) =>
  build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: resolve('test/run/check-answers.ts'),
      target: 'node22',
      outDir: scratch,
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: name, codeSplitting: false } },
    },
  })
