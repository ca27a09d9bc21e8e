import type { Plugin } from 'vite'

/**
 * Has Chrome compile a file while it arrives, all of it, and not bit by bit on the page's own thread. The note counts
 * before all code only, and a banner stands behind Vite's own first lines.
 */
export function compileAside(name: string): Plugin {
  return {
    name: 'compile-aside',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, files) {
        for (const file of Object.values(files)) {
          if (file.type === 'chunk' && file.name === name)
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
        }
      },
    },
  }
}
