import { expect, test } from 'vitest'
import { drawingNames } from '../drawings/picture.server.ts'
import { sample } from '../../test/sample-documents.ts'
import { careersCopy } from './careers-copy.ts'

test('CAR-2: six benefit cards by their exact titles, each with a drawing of its own', () => {
  const { benefits } = sample
  expect(benefits.map(({ title }) => title)).toEqual([
    'Innovation',
    'Reward & Recognition',
    'Employee Value Proposition & Culture',
    'Professional Development',
    'Benefits',
    'Growth',
  ])
  expect(new Set(benefits.map(({ picture }) => picture?.drawing)).size).toBe(6)
  for (const { picture, text } of benefits) {
    expect(drawingNames).toContain(picture?.drawing)
    expect(text.length).toBeGreaterThan(80)
  }
})

test('CAR-1, CAR-3: the subtitle speaks of a fulfilling career; the certificate says that it is a sample', () => {
  expect(careersCopy.subtitle).toMatch(/fulfilling career/)
  expect(careersCopy.certification.note).toMatch(/sample/i)
})

test('the page is described to search engines in the lengths that they show', () => {
  expect(careersCopy.metaTitle.length).toBeLessThanOrEqual(60)
  expect(careersCopy.metaDescription.length).toBeGreaterThanOrEqual(110)
  expect(careersCopy.metaDescription.length).toBeLessThanOrEqual(155)
})
