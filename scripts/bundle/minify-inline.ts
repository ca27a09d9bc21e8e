import { minifySync, type Plugin } from 'vite'

/** Scripts that stand in the page itself (`?raw`) lose their notes and spaces, as files do. */
export function minifyInline(): Plugin {
  return {
    name: 'minify-inline',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('.js?raw')) return undefined
      const source: string = JSON.parse(code.slice(code.indexOf('"'), code.lastIndexOf('"') + 1))
      return `export default ${JSON.stringify(minifySync(id, source).code)}`
    },
  }
}
