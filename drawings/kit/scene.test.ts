import { expect, test } from 'vitest'
import { padded } from './frame.ts'
import { defaultPalette } from '../../src/features/documents/brand/brand-palette.ts'
import { inColours } from '../../src/features/documents/brand/token-colours.ts'
import { Scene } from './scene.ts'
import { sheetBox, svgFile } from './write-svg.ts'

const words = { id: 'trial', title: 'A trial', description: 'A box & a line.' }
const subpaths = (svg: string) => svg.match(/m/g)?.length ?? 0

test('a run is drawn in pieces where a box stands in front of it', () => {
  const free = new Scene(words)
    .run([
      [0, 50, 0],
      [200, 50, 0],
    ])
    .draw(padded(0))
  const walled = new Scene(words)
    .run([
      [0, 50, 0],
      [200, 50, 0],
    ])
    .box([80, 20, 0], [40, 10, 60])
    .draw(padded(0))
  expect(subpaths(free.groups.run.match(/d=".*"/)?.[0] ?? '')).toBe(1)
  expect(subpaths(walled.groups.run.match(/d=".*"/)?.[0] ?? '')).toBe(2)
})

test('legs of a run that meet are one line, so that its dashes go on around the corner', () => {
  const { groups } = new Scene(words)
    .run([
      [0, 0, 0],
      [50, 0, 0],
      [50, 50, 0],
    ])
    .draw(padded(0))
  expect(groups.run).toMatch(/d="m0 0 43\.3 25 25-43\.3"/)
})

test('a drawing without runs and notes has one group', () => {
  const { groups } = new Scene(words).box([0, 0, 0], [10, 10, 10]).draw(padded(0))
  expect(groups.run + groups.notes).toBe('')
})

test('a note counts for the sheet but not for the bare drawing', () => {
  const { drawn, bare } = new Scene(words)
    .box([0, 0, 0], [10, 10, 10])
    .note([0, 0, 0], [0, 90], ['far off'])
    .draw(padded(0))
  expect(drawn.bottom).toBeGreaterThan(bare.bottom + 80)
})

test('a box hidden by another is not drawn', () => {
  const alone = new Scene(words).box([0, 0, 0], [10, 10, 40], { hatch: 0 }).draw(padded(0))
  const covered = new Scene(words)
    .box([0, 0, 0], [10, 10, 40], { hatch: 0 })
    .box([2, 12, 0], [4, 4, 4], { hatch: 0 })
    .draw(padded(0))
  expect(covered.groups.drawing).toBe(alone.groups.drawing)
})

test('the file names its size, its words and only the colours it uses', () => {
  const drawing = new Scene(words)
    .line([
      [0, 0, 0],
      [10, 0, 0],
    ])
    .draw(padded(1))
  const file = svgFile(drawing)
  expect(file).toContain(`viewBox="${sheetBox(drawing.frame)}"`)
  expect(file).toContain('<desc>A box &amp; a line.</desc>')
  expect(file).toContain(
    '<style>:root{--al:#12171a}@media(prefers-color-scheme:dark){:root{--al:#cfe0ec}}</style>',
  )
})

test('a renderer without custom properties gets plain colours', () => {
  const file = `<path stroke="var(--al)" stroke-dashoffset="var(--run,0)"/>`
  expect(inColours(defaultPalette, file)).toBe(`<path stroke="#12171a" stroke-dashoffset="0"/>`)
})

test('a line that leads up to a box from behind goes under it, whichever was added first', () => {
  const { groups } = new Scene(words)
    .box([100, 0, 0], [40, 40, 40])
    .signal([
      [20, 12, 0],
      [100, 12, 0],
    ])
    .draw(padded(0))
  const [line, face] = ['var(--signal)', 'var(--af)'].map((paint) => groups.drawing.indexOf(paint))
  expect(line).toBeLessThan(face ?? 0)
})

test('a tube is as long as it says, whichever way it lies', () => {
  const lying = (along: 'x' | 'y') => {
    const { drawn } = new Scene(words).tube([0, 0, 10], along, 10, 100).draw(padded(0))
    return [drawn.right - drawn.left, drawn.bottom - drawn.top]
  }
  const [alongX, alongY] = [lying('x'), lying('y')]
  expect(alongX[0]).toBeGreaterThan(86.6)
  expect(alongX[0]).toBeLessThan(86.6 + 20)
  expect(alongY[1]).toBeGreaterThan(86.6)
  expect(alongY[1]).toBeLessThan(86.6 + 20)
})

test('a panel hides what lies behind it', () => {
  const behind = (y: number) =>
    new Scene(words)
      .panel(
        [
          [0, 0, 0],
          [40, 0, 0],
          [40, 0, 60],
          [0, 0, 60],
        ],
        'front',
      )
      .box([10, y, 10], [4, 4, 4], { hatch: 0 })
      .draw(padded(0)).groups.drawing
  expect(behind(2)).not.toContain('--ar')
  expect(behind(-8)).toContain('--ar')
})

const moved = (id: string, draw: (scene: Scene) => void) => {
  const scene = new Scene({ ...words, id })
  draw(scene)
  return svgFile(scene.draw(padded(8)))
}
const styles = (svg: string) => [...svg.matchAll(/style="(.*?);--c/g)].map(([, style]) => style)

test('solids of a drawing that rises say how far they grow, from where, and when', () => {
  const svg = moved('hero-trial', (scene) => {
    scene.box([0, 0, 0], [20, 20, 100])
    scene.box([0, 0, 100], [20, 20, 50])
    scene.silo([300, -300, 0], 10, 100)
  })
  expect(styles(svg)).toEqual(['--s:0;--h:90', '--s:0;--b:81;--h:90', '--s:2;--h:90'])
})

test('what is drawn flat on the ground is there from the beginning', () => {
  const flat = (scene: Scene) =>
    void scene.box([0, 0, 0], [20, 20, 2]).signal([
      [40, 0, 0],
      [80, 0, 0],
    ])
  expect(moved('hero-trial', flat)).not.toMatch(/<g style|<g>/)
})

test('lines in the air are drawn when all stands', () => {
  const line = (scene: Scene) =>
    void scene.line([
      [0, 0, 0],
      [0, 0, 90],
    ])
  expect(moved('hero-trial', line)).toContain('<g><path')
})

const standing = (...at: [x: number, y: number, height: number][]) => {
  const build = (scene: Scene) => {
    for (const [x, y, height] of at) scene.box([x, y, 0], [9, 9, height])
  }
  return moved('service-trial', build)
}

test('solids that grow nearly alike and do not meet are one group', () => {
  expect(styles(standing([0, 0, 60], [20, 20, 70]))).toEqual(['--s:0;--h:90'])
  expect(styles(standing([0, 0, 60], [20, 20, 130]))).toEqual(['--s:0;--h:90', '--s:0;--h:180'])
})

test('a slab in the air comes down as it is, and is not cut', () => {
  const svg = moved('service-trial', (scene) => void scene.box([0, 0, 100], [90, 90, 10]))
  expect(svg).toContain('<g style="--s:0;--b:81"><path')
})

test('what stands in one row comes together, though rows stand before each other', () => {
  const bars = [0, 1, 2, 3, 4, 5].flatMap((place): [x: number, y: number, height: number][] => [
    [place * 15, 15, 60],
    [place * 15, 0, 60],
  ])
  // Two rows, in three steps each.
  expect(styles(standing(...bars))).toHaveLength(6)
})

test('what does not rise has no groups that move', () => {
  const svg = moved('card-trial', (scene) => void scene.box([0, 0, 0], [9, 9, 60]))
  expect(styles(svg)).toEqual([])
})

test('the ground shows the plan of what stands on it, where that hides it', () => {
  const plan = (svg: string) => svg.match(/<g id="g"><path [^>]*d="([^"]*)"/)?.[1]
  expect(plan(standing([0, 0, 60]))).toBe('m0 0 7.8 4.5 4.5-7.8-7.8-4.5z')
  const glass = moved('service-trial', (scene) => {
    scene.box([0, 0, 0], [9, 9, 60], { finish: 'glass' })
  })
  expect(plan(glass)).toBeUndefined()
})
