import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { onBothWithSample } from '../../../test/database/both-databases.ts'
import {
  anotherPackHouse,
  bytesOf,
  emptyFolder,
  packHouse,
  packWith,
} from '../../../test/sample/pack-house.ts'
import { drawingAt, ownDrawings } from '../documents/drawings/own-drawings.ts'
import { drawingHashes } from '../../drawings/picture.server.ts'
import { writeWholePack } from './write-whole-pack.ts'

const drawing = (colour: string, title = 'A front door &amp; a bell') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">
  <title>${title}</title><desc>Seen from the street.</desc><metadata><a onload="x"/></metadata>
  <defs><linearGradient id="g"><stop offset="0" stop-color="${colour}"/></linearGradient></defs>
  <path style="fill:url(#g)" d="M0 0h30v20z${'l1 1'.repeat(3000)}" stroke="var(--ink)" class="x"/></svg>`

const [red, blue] = ['#c33', '#33c'].map((colour) => drawing(colour)) as [string, string]

const leader = 'leader/ira-deshpande.json'
async function naming(folder: string, name: string) {
  const said = JSON.parse(await readFile(join(folder, leader), 'utf8')) as { en: object }
  return JSON.stringify({ ...said, en: { ...said.en, picture: { drawing: name } } }, null, 2) + '\n'
}

onBothWithSample.postgresLong(
  'drawings of a folder that no build has seen come with it, and leave with it to the byte',
  async (given) => {
    const house = await packHouse(given)
    const { folder: plain } = await house.write()
    const folder = await packWith(plain, {
      'drawings/front-door.svg': red,
      'drawings/yard.svg': blue,
      [leader]: await naming(plain, 'front-door'),
    })
    const told = ['drawings/front-door.svg added', 'drawings/yard.svg added', `${leader} changed`]
    expect(await house.compare(folder)).toEqual(told)
    expect(await ownDrawings(house.db)).toEqual([])
    expect(await house.put(folder)).toEqual(told)
    expect(await house.put(folder)).toEqual([])
    const { folder: again, drawings } = await house.write()
    expect(drawings).toBe(2)
    expect(await bytesOf(again)).toEqual(await bytesOf(folder))

    const [door] = await ownDrawings(house.db)
    expect(door).toMatchObject({
      src: expect.stringMatching(/^\/drawings\/front-door\.[\da-f]{8}\.svg$/),
      width: 30,
      title: 'A front door & a bell',
      description: 'Seen from the street.',
    })
    const served = (await drawingAt(house.db, door!.src))!
    expect(served.isForEver).toBe(true)
    expect(served.svg).toContain('<title>A front door &amp; a bell</title>')
    expect(served.svg).toMatch(/<style>:root\{--ink:.*<g id="d">.*url\(#drawing-g\)/s)
    expect(served.svg).not.toMatch(/onload|metadata|class=/)
    expect((await drawingAt(house.db, '/drawings/front-door.svg'))!.isForEver).toBe(false)
    expect(await drawingAt(house.db, '/drawings/none.svg')).toBeUndefined()

    const other = await anotherPackHouse(given.engine === 'sqlite' ? 'postgres' : 'sqlite')
    await other.put(again)
    expect(await bytesOf((await other.write()).folder)).toEqual(await bytesOf(folder))
  },
)

onBothWithSample.postgresLong(
  'a pack takes the place of drawings too, and one without the folder leaves them alone',
  async (given) => {
    const house = await packHouse(given)
    const { folder: plain } = await house.write()
    const folder = await packWith(plain, {
      'drawings/front-door.svg': red,
      'drawings/yard.svg': blue,
    })
    await house.put(folder)
    const less = await packWith(folder, {
      'drawings/front-door.svg': blue,
      'drawings/yard.svg': null,
    })
    const told = ['drawings/front-door.svg changed', 'drawings/yard.svg removed']
    expect(await house.compare(less)).toEqual(told)
    expect(await house.put(less)).toEqual(told)
    const without = await packWith(plain, {
      'drawings/x': '',
      drawings: null,
      [leader]: await naming(plain, 'front-door'),
    })
    expect(await house.put(without)).toEqual([`${leader} changed`])
    expect((await ownDrawings(house.db)).map(({ name }) => name)).toEqual(['front-door'])
    await writeWholePack(house, folder, drawingHashes)
    expect(Object.keys(await bytesOf(join(folder, 'drawings')))).toEqual(['front-door.svg'])
  },
)

onBothWithSample.postgresLong(
  'what is no drawing is refused with its file and the reason',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const svg = (inside: string, about = '') =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${about}><title>X</title>${inside}</svg>`
    const path = '<path d="M0 0h9"/>'
    const wrong: [string, string | Buffer, RegExp][] = [
      ['Front.svg', red, /small letters/],
      ['a.png', red, /small letters/],
      ['b0.svg', svg('<script>alert(1)</script>'), /holds a program/],
      ['b1.svg', svg(`<metadata><script>alert(1)</script></metadata>${path}`), /holds a program/],
      ['b2.svg', svg(path, ' onload="alert(1)"'), /holds a program/],
      ['b3.svg', svg('<foreignObject><b/></foreignObject>'), /holds a program/],
      ['b4.svg', svg('<image href="https://x.example/a.png"/>'), /another picture/],
      ['b5.svg', svg('<path d="M0 0" fill="url(https://x.example/#a)"/>'), /leads elsewhere/],
      ['b6.svg', svg('<a href="javascript:alert(1)"/>'), /the element ‘a’/],
      ['b7.svg', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg(path)}`, /declares entities/],
      ['b8.svg', red.slice(0, 700), /cut off/],
      ['b9.svg', Buffer.from('\u007fELF a program'), /has to begin with <svg>/],
      ['c0.svg', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff]), /no text in UTF-8/],
      ['c1.svg', svg(path).replace('<title>X</title>', ''), /doesn’t say what it shows/],
      ['c2.svg', svg(path).replace(' viewBox="0 0 9 9"', ''), /neither a viewBox/],
      ['c3.svg', svg(`${path}<!--${'x'.repeat(512 * 1024)}-->`), /at most 512 kB/],
      ['c4.svg/x', '', /It is no file/],
      ['c5.svg', svg(`<style>path{fill:red}</style>${path}`), /a style sheet/],
    ]
    const bad = await packWith(
      folder,
      Object.fromEntries(wrong.map(([name, bytes]) => [`drawings/${name}`, bytes])),
    )
    const faults = await house.faultsIn(bad)
    for (const [name, , reason] of wrong)
      expect(faults).toContainEqual({
        file: `drawings/${name.replace('/x', '')}`,
        field: '',
        reason: expect.stringMatching(reason),
      })
    expect(faults).toHaveLength(wrong.length)
    const unknown = await packWith(folder, { [leader]: await naming(folder, 'front-door') })
    expect(await house.faultsIn(unknown)).toMatchObject([{ file: leader, field: 'en.picture' }])
    expect(await house.compare(folder)).toEqual([])
  },
)

onBothWithSample.postgresLong(
  'a pack with the program’s own drawings stays what it is',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const gate = await readFile('packs/naksha/drawings/hero-ai.svg')
    const list = await readFile('packs/naksha/drawings/manifest.json')
    const own = await packWith(folder, {
      'drawings/hero-ai.svg': gate,
      'drawings/manifest.json': list,
    })
    expect(await house.put(own)).toEqual([])
    await writeWholePack(house, own, drawingHashes)
    expect(Object.keys(await bytesOf(join(own, 'drawings'))).toSorted()).toEqual([
      'hero-ai.svg',
      'manifest.json',
    ])
  },
)

onBothWithSample.postgresLong('drawings of somebody who has no pack there stay', async (given) => {
  const house = await packHouse(given)
  const folder = await emptyFolder()
  await mkdir(join(folder, 'drawings'))
  await writeFile(join(folder, 'drawings/mine.svg'), red)
  await expect(writeWholePack(house, folder, drawingHashes)).rejects.toThrow(/replace drawings/)
})

onBothWithSample.postgresLong(
  'an export takes a link in the place of a folder away, and nothing of where it leads',
  async (given) => {
    const house = await packHouse(given)
    const { folder } = await house.write()
    const mine = join(await emptyFolder(), 'mine.svg')
    await writeFile(mine, red)
    await rm(join(folder, 'drawings'), { recursive: true })
    await symlink(join(mine, '..'), join(folder, 'drawings'))
    await writeWholePack(house, folder, drawingHashes)
    expect(await readFile(mine, 'utf8')).toBe(red)
    expect(await house.faultsIn(folder)).toEqual([])
  },
)
