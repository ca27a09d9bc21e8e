import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { collectDrawings } from './collect-drawings.ts'

const pictured = {
  width: 2,
  height: 1,
  viewBox: '0 0 2 1',
  title: 'A line',
  description: 'A line.',
}

function folders(packs: Record<string, string[]>) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-drawings-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [pack, ids] of Object.entries(packs)) {
    const drawings = join(folder, 'packs', pack, 'drawings')
    mkdirSync(drawings, { recursive: true })
    for (const id of ids) writeFileSync(join(drawings, `${id}.svg`), `<svg id="${id}"/>`)
    const list = Object.fromEntries(ids.map((id) => [id, pictured]))
    writeFileSync(join(drawings, 'manifest.json'), JSON.stringify(list))
  }
  mkdirSync(join(folder, 'packs', 'without', 'company'), { recursive: true })
  return { packs: join(folder, 'packs'), into: join(folder, 'public') }
}

test('the drawings of all packs get addresses that change with them, those of posts lasting ones too', () => {
  const { packs, into } = folders({ one: ['gate'], two: ['post-boat'] })
  const all = collectDrawings(packs, into)
  expect(all.gate).toEqual({
    sha256: expect.stringMatching(/^[\da-f]{64}$/),
    src: expect.stringMatching(/^\/drawings\/gate\.[0-9a-f]{8}\.svg$/),
    ...pictured,
  })
  const files = Object.values(all).map(({ src }) => src.replace('/drawings/', ''))
  expect(readdirSync(into).toSorted()).toEqual([...files, 'post-boat.svg'].toSorted())
  writeFileSync(join(packs, 'one/drawings/gate.svg'), '<svg id="other"/>')
  expect(collectDrawings(packs, into).gate!.src).not.toBe(all.gate!.src)
  expect(readdirSync(into)).toHaveLength(3)
})

test('two packs with a drawing of one name are refused', () => {
  const { packs, into } = folders({ one: ['gate'], two: ['gate'] })
  expect(() => collectDrawings(packs, into)).toThrow("Two packs have a drawing called 'gate'.")
})
