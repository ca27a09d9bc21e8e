import { expect, test } from 'vitest'
import { drawings } from './index.ts'
import { svgFile } from './kit/write-svg.ts'
import { withOwnLetters } from './own-letters.ts'

test('a figure of a post carries our typeface, and no more of it than it needs', async () => {
  const plain = svgFile(drawings['post-figure-till']())
  const svg = await withOwnLetters(plain)
  const [, font = ''] = svg.match(/@font-face\{font-family:mono-latin;.*?base64,([^)]+)/) ?? []
  const bytes = Buffer.from(font, 'base64')
  expect(bytes.toString('latin1', 0, 4)).toBe('wOF2')
  expect(bytes.length).toBeLessThan(5000)
  expect(svg).toContain(':root{--mono:mono-latin}')
  expect(svg.replace(/@font-face\{.*?\}:root\{--mono:[^}]+\}/, '')).toBe(plain)
})

test('a rupee has its letter too', async () => {
  const svg = await withOwnLetters(
    '<svg><style></style><text font-family="var(--mono,monospace)">₹ 5</text></svg>',
  )
  expect(svg).toContain(':root{--mono:mono-latin,mono-latin-ext}')
})
