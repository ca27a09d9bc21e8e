import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sample } from '../../test/sample/sample-documents.ts'
import { drawings } from '../index.ts'
import { svgFile } from '../kit/write-svg.ts'
import { drawDetails } from './details.ts'

const details = drawDetails()
const files = new Map(details.map((detail) => [detail.id, svgFile(detail)]))

test('SERV-2: every card has a detail of its service’s drawing, and no detail is without a card', () => {
  const wanted = sample.serviceCards.map(({ drawing }) => drawing!)
  expect(details.map(({ id }) => id).toSorted()).toEqual(wanted.toSorted())
})

test('no two cards of a service show the same part', () => {
  const byService = Map.groupBy(sample.serviceCards, ({ service }) => service)
  for (const cards of byService.values()) {
    const drawn = cards.map(({ drawing }) => files.get(drawing!)!.replace(/<title>.*<\/desc>/, ''))
    expect(new Set(drawn).size).toBe(drawn.length)
  }
})

test('a part is in the signal colour, and fits its sheet with room around it', () => {
  for (const { id, frame, groups } of details) {
    expect(groups.drawing, id).toMatch(/var\(--s(ignal|2|3)\)/)
    const width = frame.right - frame.left
    expect(width / (frame.bottom - frame.top), id).toBe(4 / 3)
  }
})

test('what is marked in the whole drawing is not, where another part is meant', () => {
  const beam = [22]
  const gate = [10]
  const signals = (chosen: number[]) => {
    const { detail } = drawings['service-banking-financial']()
    const svg = detail!({ id: 'x', title: 'x', description: 'x' }, chosen).groups.drawing
    return svg.match(/var\(--s(ignal|2|3)\)/g)?.length
  }
  expect(signals(gate)).toBe(signals(beam))
})

test('a detail is light, without letters, and the pen is no thicker for being near', () => {
  for (const [id, file] of files) {
    expect(brotliCompressSync(file).length, id).toBeLessThan(2_000)
    expect(file, id).not.toMatch(/<text|NaN|undefined|class=|<script|href/)
    expect(file, id).toContain('vector-effect:non-scaling-stroke')
  }
})

test('what is no part of a scene is refused by its name', () => {
  const { detail } = drawings['service-cloud']()
  expect(() => detail!({ id: 'x', title: 'x', description: 'x' }, [900])).toThrow(
    "'x' has no part 900.",
  )
})
