import { expect, test } from 'vitest'
import { guideWords } from './guide-words.ts'
import { guideKey } from './use-guide-text.ts'

test('issue 16: who began with a blank company reads of no sample', () => {
  const { blank, ...words } = guideWords
  const ofSample = Object.entries(words).flatMap(([name, said]) =>
    /\bsample\b/i.test(JSON.stringify(said)) ? [name] : [],
  )
  expect(ofSample).toContain('places')
  // Nobody sees this one there: the site is theirs already.
  for (const name of ofSample.filter((one) => one !== 'own'))
    expect(guideKey('blank', name)).toBe(`desk.guide.blank.${name}`)
  expect(JSON.stringify(blank)).not.toMatch(/sample/i)
  expect(guideKey('sample', 'places')).toBe('desk.guide.places')
  expect(guideKey('blank', 'edit')).toBe('desk.guide.edit')
})
