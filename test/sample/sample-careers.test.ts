import { expect, test } from 'vitest'
import { drawingNames } from '../../src/drawings/picture.server.ts'
import { sample } from './sample-documents.ts'

const { careersPage } = sample

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
  expect(careersPage.subtitle).toMatch(/fulfilling career/)
  expect(careersPage.certification?.note).toMatch(/sample/i)
})

test('the page is described to search engines in the lengths that they show', () => {
  expect(careersPage.metaTitle.length).toBeLessThanOrEqual(60)
  expect(careersPage.metaDescription.length).toBeGreaterThanOrEqual(110)
  expect(careersPage.metaDescription.length).toBeLessThanOrEqual(155)
})
