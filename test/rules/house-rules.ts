import { dirname } from 'node:path'
import type { Import } from './imports.ts'

/** A file with its text, as the rules below read it. */
export type Source = { file: string; text: string }

const most = 20

/**
 * Folders with more files than one takes in at a glance. The sample's drawings, the strokes that they are
 * made of, and the steps of the database are lists by nature, one file each.
 */
export function crowdedFolders(files: string[]): string[] {
  const count = new Map<string, number>()
  for (const file of files) count.set(dirname(file), (count.get(dirname(file)) ?? 0) + 1)
  return [...count]
    .filter(
      ([folder, files]) =>
        files > most && !/^(drawings\/(kit|scenes(\/|$))|migrations$)/.test(folder),
    )
    .map(([folder, files]) => `${folder}: ${files} files`)
}

/** Stores that are read from outside the folder they stand in: all SQL of a noun is its own business. */
export const borrowedStores = (imports: Import[]) =>
  imports
    .filter(
      ({ from, to }) =>
        /^src\/features\/.*-store\.ts$/.test(to) &&
        !`${dirname(from)}/`.startsWith(`${dirname(to)}/`),
    )
    .map(({ from, to }) => `${from} imports ${to}`)

const statement = /^(?:import|export)\s[^;'"]*?from\s+'[^']+'$|^import '[^']+'$/gm
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** Files that only hand on what another one exports. */
export const passedOnFiles = (sources: Source[]) =>
  sources
    .filter(
      ({ text }) =>
        /^export\b/m.test(text) && text.replace(comment, '').replace(statement, '').trim() === '',
    )
    .map(({ file }) => file)

/** Names that one room hands on for another: they have two addresses, and the second hides the first. */
export const passedOnNames = ({ file, text }: Source): string[] =>
  [...text.matchAll(/^export (?:type )?(?:\{[^}]*\}|\*) from '(\.\.\/[^']+)'/gm)].map(
    ([, to]) => `${file} exports from ${to}`,
  )

const packageOf = (to: string) => to.split('/', to.startsWith('@') ? 2 : 1).join('/')
const isPackage = (to: string) =>
  /^[@a-z]/.test(to) &&
  !/^(node:|virtual:|(src|test|scripts|migrations|drawings|packs|public|docs)\/)|\.\w+\.ts$/.test(
    to,
  )

/** What is imported and not declared, and what is declared and used by nobody. */
export function strayPackages(imports: Import[], declared: string[], alsoUsed: string[]) {
  const used = new Set(
    imports
      .map(({ to }) => to)
      .filter(isPackage)
      .map(packageOf),
  )
  return {
    undeclared: [...used].filter((name) => !declared.includes(name)),
    unused: declared.filter(
      (name) => !used.has(name) && !name.startsWith('@types/') && !alsoUsed.includes(name),
    ),
  }
}

/** What React Router keeps to itself changes with any of its releases. */
export const routerPrivates = ({ file, text }: Source): string[] =>
  [...text.matchAll(/UNSAFE_\w+|__reactRouter\w+|_routes=/g)].map(([name]) => `${file}: ${name}`)

/** A journey waits for what it means: a fixed wait is too short on a busy machine and proves nothing on another. */
export const fixedWaits = ({ file, text }: Source): string[] =>
  [...text.matchAll(/waitForTimeout|setTimeout|timers\/promises/g)].map(
    ([name]) => `${file}: ${name}`,
  )

/** Who asks the machine for the time can't be told another one by a test: there is one clock, in the ctx. */
export const machineTimes = ({ file, text }: Source): string[] =>
  [...text.matchAll(/\bnew Date\(\)|\bDate\.now\b/g)].map(([name]) => `${file}: ${name}`)

/** Classes that a style sheet speaks of and no page has; what is put together, `map-${shape}`, is taken for all of them. */
export function unusedClasses(sheets: Source[], code: string): string[] {
  const words = new Set(code.match(/[\w-]+/g))
  const isUsed = (name: string) => {
    const parts = name.split('-')
    return (
      words.has(name) ||
      parts.some((_, cut) => cut > 0 && code.includes(`${parts.slice(0, cut).join('-')}-\${`))
    )
  }
  return sheets.flatMap(({ file, text }) => {
    const rules = text.replace(/\/\*[\s\S]*?\*\//g, '')
    const names = [...rules.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name!)
    return [...new Set(names)].filter((name) => !isUsed(name)).map((name) => `${file}: .${name}`)
  })
}
