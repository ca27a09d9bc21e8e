import type { Plugin } from 'vite'

const heard = 'preloadedHrefs.styles.add(link.href)'

/**
 * The router ends the addresses of its style sheets with a `#`. Vite knows them without it, and would add each of them
 * once more with the first late part of a page: behind the company's look, which that undoes.
 */
export function sheetsOnce(): Plugin {
  return {
    name: 'sheets-once',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        if (!code.includes(heard))
          this.error('Vite asks otherwise now which style sheets are there.')
        return code.replace(heard, "preloadedHrefs.styles.add(link.href.replace(/#$/, ''))")
      },
    },
  }
}
