import { createHash } from 'node:crypto'
import type { Look } from './brand-of.server.ts'
import { themeSheet } from './theme-sheet.ts'

const kept = new WeakMap<Look, string | undefined>()

/** Where the sheet lies: its address changes with it, so that it may be kept for ever. */
export function themeSheetPath(look: Look): string | undefined {
  if (kept.has(look)) return kept.get(look)
  const sheet = themeSheet(look)
  const hash = createHash('sha256').update(sheet).digest('base64url').slice(0, 10)
  const path = sheet === '' ? undefined : `/look/${hash}.css`
  kept.set(look, path)
  return path
}
