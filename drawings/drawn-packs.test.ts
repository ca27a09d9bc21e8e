import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawnPacks } from './drawn-packs.ts'
import { drawings, neutral } from './index.ts'
import { svgFile } from './kit/write-svg.ts'

test('the packs have what is drawn, byte for byte: run drawings/draw.ts', async () => {
  for (const [pack, files] of Object.entries(await drawnPacks())) {
    const folder = `packs/${pack}/drawings`
    expect(readdirSync(folder).toSorted()).toEqual(Object.keys(files).toSorted())
    const old = Object.keys(files).filter(
      (file) => readFileSync(`${folder}/${file}`, 'utf8') !== files[file],
    )
    expect(old).toEqual([])
  }
}, 120_000)

test('what every company shows has no letters', () => {
  expect(neutral.filter((id) => svgFile(drawings[id]()).includes('<text'))).toEqual([])
})
