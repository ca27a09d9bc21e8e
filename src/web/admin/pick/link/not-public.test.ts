import { expect, test } from 'vitest'
import { withWords } from './not-public.ts'

const one = (title: string, path: string) => ({ title, path, state: 'draft', kind: 'page' })

test('what is not public is found by all of its words, in title or address', () => {
  const all = [one('Wave power', '/waves'), one('Tidal power', '/tides-at-sea')]
  const found = (typed: string) => withWords(all, typed).map(({ path }) => path)
  expect(found('power')).toEqual(['/waves', '/tides-at-sea'])
  expect(found(' Power WAVE ')).toEqual(['/waves'])
  expect(found('/tides')).toEqual(['/tides-at-sea'])
  expect(found('')).toEqual([])
})
