import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { readHome } from './read-home.server.ts'

const site = { whatsappNumber: '' }
const own = {
  name: 'slipway',
  src: '/drawings/slipway.12345678.svg',
  width: 30,
  height: 20,
  viewBox: '0 0 30 20',
  title: 'A slipway',
  description: '',
}

/** Home with this drawing in its first slide. */
const withDrawing = (drawing: string) => {
  const [first, ...others] = sample.home.slides
  const home = { ...sample.home, slides: [{ ...first!, drawing }, ...others] }
  return readHome({ ...sample, home, drawings: new Map([['slipway', own]]) }, site).slides[0]!
}

test('a slide shows a drawing that came with the company’s own pack', () => {
  expect(withDrawing('slipway').drawing).toEqual({
    src: own.src,
    viewBox: own.viewBox,
    label: own.title,
  })
})

test('a slide whose drawing is there no more shows that something is in preparation', () => {
  expect(withDrawing('gone').drawing.src).toMatch(/in-preparation/)
})

test('a headline in a full-width script is long with half as many letters', () => {
  const [first] = sample.home.slides
  const slides = ['地図を描く会社です', '地図を描く'].map((line) => ({
    ...first!,
    headline: [line],
  }))
  const shown = readHome({ ...sample, home: { ...sample.home, slides } }, site).slides
  expect(shown.map(({ isLong }) => isLong)).toEqual([true, undefined])
})

test('issue 15: a figure that would run over its label is set smaller', () => {
  const [first] = sample.counters
  const shown = (value: number, shownAs: 'whole' | 'millions') =>
    readHome({ ...sample, counters: [{ ...first!, value, shownAs }] }, site).counters[0]!.long
  expect([shown(12_345, 'whole'), shown(1_000_000, 'millions')]).toEqual([undefined, undefined])
  expect([shown(123_456, 'whole'), shown(12_000_000, 'millions')]).toEqual([true, true])
  expect([shown(12_345_678, 'whole'), shown(1e12, 'millions')]).toEqual(['longest', 'longest'])
})
