import { dirname, join, normalize } from 'node:path'
import type { Source } from './house-rules.ts'
import { isTest } from './imports.ts'

const exported =
  /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class|enum|type|interface) ([\w$]+)/gm
const named = /^\s*(?:import|export)\s+(?:type\s+)?([^'"`;=]*?)\sfrom\s+'(\.[^']+)'/gm
const added = /^declare module '(\.[^']+)' \{\s*interface ([\w$]+)/gm
const lazy = /\bimport\(\s*(?:\/\*.*?\*\/\s*)?'(\.[^']+)'/g

/** What React Router asks a module of a page for, by name. */
const ofRouter =
  /^(?:loader|action|clientLoader|meta|links|handle|headers|shouldRevalidate|ErrorBoundary|Layout|HydrateFallback|handleError|streamTimeout)$/

/** What is exported and that no other file imports. A module that is imported whole or lazily is left out. */
export function unusedExports(sources: Source[], isRoute: (file: string) => boolean): string[] {
  const used = new Set<string>()
  const whole = new Set<string>()
  for (const { file, text } of sources) {
    const pathOf = (to: string) => normalize(join(dirname(file), to.replace(/\?\w+$/, '')))
    for (const [, what = '', to = ''] of text.matchAll(named)) {
      if (what.includes('*')) whole.add(pathOf(to))
      for (const [name] of what.matchAll(/[\w$]+(?=\s+as\s)|[\w$]+/g))
        used.add(`${pathOf(to)} ${name}`)
    }
    for (const [, to = '', name] of text.matchAll(added)) used.add(`${pathOf(to)} ${name}`)
    for (const [, to = ''] of text.matchAll(lazy)) whole.add(pathOf(to))
  }
  return sources
    .filter(({ file }) => !whole.has(file) && !isTest(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(exported)]
        .map(([, name = '']) => name)
        .filter((name) => !used.has(`${file} ${name}`) && !(isRoute(file) && ofRouter.test(name)))
        .map((name) => `${file}: ${name}`),
    )
}
