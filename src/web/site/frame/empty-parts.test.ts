import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import type { Documents } from '../../../features/documents/read/documents.ts'
import { machineClock } from '../../../platform/clock.ts'
import { englishTexts } from '../../translations.server.ts'
import { readFrameData } from './read-frame-data.server.ts'

const text = await englishTexts(
  JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8')),
)

const header = ['/#about', '/#why', '/#contact'].map((link) => ({
  label: link,
  link,
  onWideScreensOnly: false,
}))

const menuOf = (said: Partial<Documents>) =>
  readFrameData(
    { text, clock: machineClock },
    {
      ...sample,
      navigation: { ...sample.navigation, header },
      ...said,
    },
  ).navigation.map(({ path }) => path)

test('menus leave out the parts of Home that say nothing', () => {
  const { statement: _, ...about } = { ...sample.home.about, paragraphs: [] }
  const home = { ...sample.home, about }
  expect(menuOf({})).toEqual(['/#about', '/#why', '/#contact'])
  expect(menuOf({ promises: [] })).toEqual(['/#about', '/#contact'])
  expect(menuOf({ home })).toContain('/#about')
  expect(menuOf({ home, timeline: [] })).toEqual(['/#why', '/#contact'])
})
