import { build } from 'vite'

/** The eyes of the watcher as one script that runs in any page. */
export async function bundleSight(): Promise<string> {
  const bundled = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: 'test/seen/sight/sight.ts', formats: ['iife'], name: 'watching' },
    },
  })
  const [result] = Array.isArray(bundled) ? bundled : [bundled]
  if (!result || !('output' in result)) throw new Error('The watcher could not be bundled.')
  return result.output[0].code
}
