import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { textsOf } from './i18n.tsx'
import { englishTexts } from './translations.server.ts'

const file = JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8'))

type Tree = { [key: string]: string | Tree }

function entries(tree: Tree, path = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[path + name, value] as [string, string]]
      : entries(value, `${path}${name}.`),
  )
}

const valuesIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => [
      name,
      `<${name} & 'more' $1>`,
    ]),
  )

test('API-10: the browser reads every text as i18next does on the server', async () => {
  const [server, browser] = [await englishTexts(file), textsOf(file)]
  const all = entries(file)
  expect(all.length).toBeGreaterThan(50)
  for (const [key, text] of all) {
    const values = valuesIn(text)
    expect(browser(key, values)).toBe(server(key, values))
    expect(browser(key, values)).not.toMatch(/\{\{/)
  }
})

test('API-10: a key that is not there reads as itself on both sides', async () => {
  const [server, browser] = [await englishTexts(file), textsOf(file)]
  for (const key of ['nowhere', 'nav.nowhere', 'nav.contact.deeper', ''])
    expect(browser(key)).toBe(server(key))
})

test('API-10: no text uses what only i18next understands', () => {
  for (const [key, text] of entries(file)) {
    expect(text).not.toMatch(/\$t\(|\{\{[^}]*[,|-]/)
    expect(key).not.toMatch(/_(zero|one|two|few|many|other|plural)$/)
  }
})
