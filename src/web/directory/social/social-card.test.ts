import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { lookOf } from '../brand/brand-of.server.ts'
import { socialCard } from './social-card.ts'

const look = lookOf(sample)
const drawing = { viewBox: '0 0 9 9', body: '<path fill="var(--signal)" d="M0 0h9v9z"/>' }
const card = { title: 'Models that survive Monday.', drawing, look }

test('a social card is 1200 by 630 and light to send', async () => {
  const image = await socialCard(card)
  const { width, height } = await sharp(image).metadata()
  expect([width, height]).toEqual([1200, 630])
  expect(image.length).toBeLessThanOrEqual(120_000)
})

test('a social card is the same each time it is made', async () => {
  expect((await socialCard(card)).equals(await socialCard(card))).toBe(true)
})

test('a word that is longer than the lines goes on in the next one', async () => {
  const title = 'Donaudampfschifffahrtsgesellschaft'
  const image = await socialCard({ ...card, title, drawing: { ...drawing, body: '' } })
  const beside = { left: 640, top: 120, width: 200, height: 480 }
  const { channels } = await sharp(await sharp(image).extract(beside).png().toBuffer()).stats()
  expect(channels.slice(0, 3).map(({ min, max }) => max - min < 8)).toEqual([true, true, true])
})

test('the title, the name, the logo and the type are on the card', async () => {
  const made = await socialCard(card)
  const { mark: _mark, ...bare } = look
  const others = [
    { ...card, title: ' ' },
    { ...card, look: { ...look, name: 'Rekha' } },
    { ...card, look: bare },
    { ...card, look: { ...look, type: 'serif' as const } },
  ]
  for (const other of others) expect((await socialCard(other)).equals(made)).toBe(false)
})

test('issue 15: a long name stays in its line', async () => {
  const name = 'Công ty Cổ phần Giải pháp Phần mềm Đường Thủy Nội Địa Sài Gò'
  const named = async (given: string) =>
    socialCard({ ...card, title: ' ', look: { ...look, name: given, logoSaysName: false } })
  const [long, none] = await Promise.all([name, ' '].map(named))
  const at = async (image: Buffer, left: number, top: number, width: number, height: number) =>
    sharp(await sharp(image).extract({ left, top, width, height }).png().toBuffer())
      .raw()
      .toBuffer()
  for (const [left, top, width, height] of [
    [1160, 0, 40, 90],
    [0, 100, 600, 200],
  ] as const)
    expect(await at(long!, left, top, width, height)).toEqual(
      await at(none!, left, top, width, height),
    )
  expect(long!.equals(none!)).toBe(false)
})
