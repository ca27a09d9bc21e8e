import { readFileSync } from 'node:fs'
import { matchesGlob, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import config, { projects } from '../vitest.config.ts'
import { filesBelow } from './imports.ts'

const root = resolve(import.meta.dirname, '..')
const folders = ['src', 'test', 'scripts', 'migrations', 'public', 'docs']
const files = folders
  .flatMap((folder) => filesBelow(resolve(root, folder)))
  .map((file) => relative(root, file))

test('every file that is named as a test, or that holds one, is picked up once', () => {
  const picked = (file: string) =>
    projects.filter(({ include = [], exclude = [] }) => {
      const isNamedIn = (globs: string[]) => globs.some((glob) => matchesGlob(file, glob))
      return isNamedIn(include) && !isNamedIn(exclude)
    })
  const holdsTests = (file: string) =>
    /^(src|test|scripts|migrations)\/.*\.tsx?$/.test(file) &&
    /^(test|describe|atBothWidths|journey)\(/m.test(readFileSync(file, 'utf8'))
  const tests = files.filter((file) => /\.(test|spec)\.\w+$/.test(file) || holdsTests(file))
  expect(tests.length).toBeGreaterThan(150)
  const missed = tests.filter((file) => picked(file).length !== 1)
  expect(missed).toEqual([])
})

test('what could lose words now and then is given no other try', () => {
  const careful = [
    'desk-caret.long',
    'desk-never-lost.long',
    'desk-offline-words.long',
    'desk-random-edits.long',
    'desk-together.long',
    'first-submit.long',
    'unheard-forms',
  ]
  const forgiving = careful.filter(
    (name) => !/^onlyOnce\(\)$/m.test(readFileSync(`test/journeys/${name}.test.ts`, 'utf8')),
  )
  expect(forgiving).toEqual([])
})

test('only journeys are given another try', () => {
  const tried = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/^test\/(browser|launch)\.ts$|^test\/journeys\//.test(file) &&
      /\bretry\b\s*[,:]\s*[1-9{]/.test(readFileSync(file, 'utf8')),
  )
  expect(tried).toEqual([])
  for (const test of [config.test, ...projects]) expect(test?.retry ?? 0).toBe(0)
})
