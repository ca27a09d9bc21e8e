import { expect, test } from 'vitest'
import { timelineEntry } from '../home/timeline-entry.ts'
import { testimonial } from '../people/testimonial.ts'
import { company } from './company.ts'

const saidOf = (year: number) =>
  [company.schema.shape.founded, timelineEntry.schema.shape.year].flatMap((field) =>
    (field.safeParse(year).error?.issues ?? []).map(({ message }) => message),
  )

test('issue 15: a year out of bounds is told as years are written, and half of one is none', () => {
  expect(saidOf(1800)).toEqual([])
  expect(saidOf(1799)).toEqual([
    'Founded in must not be less than 1800.',
    'Year must not be less than 1800.',
  ])
  expect(saidOf(2201)).toContain('Year must not be more than 2200.')
  expect(saidOf(1999.5)).toContain('Year must be a whole number.')
})

test('issue 15: there is no half star, and no half a working day', () => {
  const { answers } = company.schema.shape
  const days = answers.safeParse({ enquiryDays: 1.5, applicationDays: 2 })
  const stars = testimonial.schema.shape.rating.safeParse(4.5)
  expect([days, stars].map(({ error }) => error?.issues.map(({ message }) => message))).toEqual([
    ['Working days until an enquiry is answered must be a whole number.'],
    ['Stars must be a whole number.'],
  ])
})
