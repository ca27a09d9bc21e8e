import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialCard } from './social-card.ts'

const drawing = {
  bare: { left: 0, top: 0, right: 300, bottom: 200 },
  groups: { drawing: '<g id="d"><path fill="var(--signal)" d="M0 0h300v200z"/></g>', run: '' },
}
const card = { title: 'Models that survive Monday.', drawing, wordmark: 'Acme' }

test('a social card is 1200 by 630 and light to send', async () => {
  const image = await socialCard(card)
  const { width, height } = await sharp(image).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(image.length).toBeLessThanOrEqual(120_000)
})

test('a social card is the same each time it is made', async () => {
  expect((await socialCard(card)).equals(await socialCard(card))).toBe(true)
})

test('the title is on the card', async () => {
  const silent = await socialCard({ ...card, title: ' ' })
  expect((await socialCard(card)).equals(silent)).toBe(false)
})
