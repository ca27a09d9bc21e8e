import { readFileSync } from 'node:fs'
import { matchesGlob, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import config, { projects } from '../../vitest.config.ts'
import { filesBelow } from './imports.ts'

const root = resolve(import.meta.dirname, '../..')
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
    /^(test|describe|atBothWidths|journey)(\.\w+)?\(/m.test(readFileSync(file, 'utf8'))
  const tests = files.filter((file) => /\.(test|spec)\.\w+$/.test(file) || holdsTests(file))
  expect(tests.length).toBeGreaterThan(150)
  const missed = tests.filter((file) => picked(file).length !== 1)
  expect(missed).toEqual([])
})

const journeys = files.filter((file) => file.startsWith('test/journeys/'))
const inJourneys = (name: string) =>
  readFileSync(
    journeys.find((file) => file.endsWith(`/${name}.test.ts`))!,
    'utf8',
  )

test('what could lose words now and then is given no other try', () => {
  const careful = [
    'desk-caret.long',
    'desk-edit-faults.long',
    'desk-edit-reload.long',
    'desk-leaving.long',
    'desk-never-lost.long',
    'desk-offline-words',
    'desk-random-edits.long',
    'desk-together.long',
    'desk-versions.long',
    'first-submit.long',
    'forms-without-javascript',
    'unheard-forms',
  ]
  const forgiving = careful.filter((name) => !/^onlyOnce\(\)$/m.test(inJourneys(name)))
  expect(forgiving).toEqual([])
})

test('nor are those beside others that may have one', () => {
  const careful = {
    careers: ['an application is stored', 'a failure says so'],
    'contact-form': [
      'the next try arrives once',
      'does not make a second enquiry',
      'sends by itself when it returns',
      'keeps everything and arrives once',
      'a double click sends one enquiry',
    ],
    'desk-edit-words': ['words of a page are clicked, typed over and public'],
    'desk-writing': ['survives a server that cannot be reached'],
  }
  const forgiving = Object.entries(careful).flatMap(([name, sentences]) => {
    const once = [...inJourneys(name).matchAll(/^\w+\.once\(\s*'(.*)'/gm)].map(([, said]) => said!)
    return sentences.filter((part) => !once.some((said) => said.includes(part)))
  })
  expect(forgiving).toEqual([])
})

const givesTries = (text: string) =>
  /\bretry\b\s*[,:]\s*[1-9{]/.test(text) ||
  /import\s*\{[^}]*\bretry\b[^}]*\}\s*from\s*'[^']*\/launch\.ts'/.test(text)

test('only journeys are given another try', () => {
  for (const text of [
    `test('a', { retry: 2 }, work)`,
    `import { launch, retry } from '../browser/launch.ts'\ntest('a', { retry }, work)`,
    `import {\n  retry as often,\n} from '../browser/launch.ts'`,
  ])
    expect([text, givesTries(text)]).toEqual([text, true])
  expect(givesTries(`import { launch } from '../browser/launch.ts'\nconst { retry } = list`)).toBe(
    false,
  )
  const tried = files.filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      !/^test\/(browser\/(browser|launch)|rules\/every-test-runs\.test)\.ts$|^test\/journeys\//.test(
        file,
      ) &&
      givesTries(readFileSync(file, 'utf8')),
  )
  expect(tried).toEqual([])
  for (const test of [config.test, ...projects]) expect(test?.retry ?? 0).toBe(0)
})
