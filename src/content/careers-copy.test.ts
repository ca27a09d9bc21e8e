import { expect, test } from 'vitest'
import { drawings } from '../drawings/index.ts'
import { careersCopy } from './careers-copy.ts'

test('CAR-2: six benefit cards by their exact titles, each with a drawing of its own', () => {
  const { benefitCards } = careersCopy
  expect(benefitCards.map(({ title }) => title)).toEqual([
    'Innovation',
    'Reward & Recognition',
    'Employee Value Proposition & Culture',
    'Professional Development',
    'Benefits',
    'Growth',
  ])
  expect(new Set(benefitCards.map(({ id }) => id)).size).toBe(6)
  expect(new Set(benefitCards.map(({ image }) => image)).size).toBe(6)
  for (const { image, description } of benefitCards) {
    expect(Object.keys(drawings)).toContain(image)
    expect(description.length).toBeGreaterThan(80)
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
