import { expect, test } from 'vitest'
import { knownZone, weeksUntil } from './week-starts.ts'

const at = (moment: string) => new Date(moment)

test('a week begins on Monday at midnight of the place', () => {
  const kolkata = weeksUntil(at('2026-11-18T10:00:00Z'), 'Asia/Kolkata', 2)
  expect(kolkata).toEqual({
    today: '2026-11-17T18:30:00.000Z',
    starts: ['2026-11-08T18:30:00.000Z', '2026-11-15T18:30:00.000Z'],
    days: ['2026-11-09', '2026-11-16'],
  })
})

test('late on Sunday here may be Monday there', () => {
  const moment = at('2026-11-15T20:00:00Z')
  expect(weeksUntil(moment, 'UTC', 1).days).toEqual(['2026-11-09'])
  expect(weeksUntil(moment, 'Asia/Kolkata', 1).days).toEqual(['2026-11-16'])
  expect(weeksUntil(moment, 'America/Los_Angeles', 1).days).toEqual(['2026-11-09'])
})

test('weeks before and after the clocks were moved are an hour longer or shorter', () => {
  const { starts } = weeksUntil(at('2026-11-04T12:00:00Z'), 'Europe/Berlin', 3)
  expect(starts).toEqual([
    '2026-10-18T22:00:00.000Z',
    '2026-10-25T23:00:00.000Z',
    '2026-11-01T23:00:00.000Z',
  ])
})

test('where clocks leap over midnight, the day begins after the leap', () => {
  const { today } = weeksUntil(at('2026-09-06T12:00:00Z'), 'America/Santiago', 1)
  expect(today).toBe('2026-09-06T04:00:00.000Z')
})

test('weeks follow each other without gap or overlap, a year of them, everywhere', () => {
  for (const zone of ['UTC', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns']) {
    const { starts, days } = weeksUntil(at('2026-11-21T16:00:00Z'), zone, 52)
    expect(new Set(starts).size).toBe(52)
    for (const [week, start] of starts.entries()) {
      const shown = new Intl.DateTimeFormat('sv-SE', {
        timeZone: zone,
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(at(start))
      expect(shown).toBe(`${days[week]} 00:00`)
    }
  }
})

test('a zone that is not known is UTC', () => {
  for (const zone of [undefined, '', 'Middle/Earth', 7, ['UTC'], 'x'.repeat(99), 'a\0b'])
    expect(knownZone(zone)).toBe('UTC')
  expect(knownZone('Asia/Kolkata')).toMatch(/^Asia\/(Kolkata|Calcutta)$/)
})
