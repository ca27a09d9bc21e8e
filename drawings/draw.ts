import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { drawnPacks } from './drawn-packs.ts'

/** Writes the drawings of the packs that come with the program: the sample's, and those that every company has. */
for (const [pack, files] of Object.entries(await drawnPacks())) {
  const folder = new URL(`../packs/${pack}/drawings/`, import.meta.url)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(new URL(file, folder), text)
}
