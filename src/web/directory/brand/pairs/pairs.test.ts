import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const weightsIn = (css: string, family?: string) =>
  [...css.matchAll(/font-family: '([^']+)';(?:(?!\})[\s\S])*?font-weight: ([^;]+);/g)]
    .filter(([, name]) => !family || name === family)
    .map(([, name, weight]) => ({ name: name!, weight: weight! }))

test.each(['neutral', 'serif', 'warm'])(
  'letters outside the cut faces of %s come from the whole ones, which browsers join by their weights',
  (pair) => {
    const css = readFileSync(`src/web/directory/brand/pairs/${pair}.css`, 'utf8')
    const packages = [...css.matchAll(/@import '([^']+)'/g)].map(([, path]) => path!)
    expect(packages).toHaveLength(2)
    for (const path of packages) {
      const [whole] = weightsIn(readFileSync(`node_modules/${path}`, 'utf8'))
      expect(weightsIn(css, whole!.name)).toEqual([whole])
    }
  },
)
