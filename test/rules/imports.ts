import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export type Import = { from: string; to: string; typeOnly: boolean }

const statement =
  /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]/gm

/** Every file of the repository below these directories, with forward slashes. */
export function filesBelow(...directories: string[]): string[] {
  return directories.flatMap((directory) =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
}

export const isTest = (file: string) => file.startsWith('test/') || /\.test\.tsx?$/.test(file)
export const isCode = (file: string) => /\.(ts|tsx|js)$/.test(file) && !file.endsWith('.d.ts')

/** What a file imports: other files of ours by their path, packages by their name. */
export function importsOf(file: string): Import[] {
  return [...readFileSync(file, 'utf8').matchAll(statement)].map(([, type, from, lazily]) => {
    const wanted = (from ?? lazily ?? '').replace(/\?\w+$/, '')
    const to = wanted.startsWith('.') ? normalize(join(dirname(file), wanted)) : wanted
    return { from: file, to, typeOnly: type !== undefined }
  })
}
