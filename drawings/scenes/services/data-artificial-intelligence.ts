import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { seeded } from '../../../src/drawings/seeded.ts'
import { gate, times, way } from '../parts.ts'

function messyTable(scene: Scene): void {
  const random = seeded(5)
  for (const column of times(6))
    for (const row of times(5)) {
      if (random() < 0.22) continue
      const [dx, dy, side] = [random() * 8, random() * 8, 10 + random() * 10]
      scene.box([column * 28 + dx, 4 + row * 28 + dy, 0], [side, side, 4 + random() * 22], {
        hatch: 4,
      })
    }
}

function cleanTable(scene: Scene): void {
  for (const column of times(5))
    for (const row of times(4))
      scene.box(
        [258 + column * 26, 22 + row * 26, 0],
        [22, 22, 8 + ((column * 3 + row * 5) % 7) * 3],
        { hatch: 4 },
      )
}

function model(scene: Scene): void {
  scene.box([468, 20, 0], [96, 96, 12], { hatch: 4 })
  for (const layer of times(4))
    scene.box([476, 28, 12 + layer * 24], [80, 80, 16], {
      finish: layer === 3 ? 'solid' : 'frosted',
      hatch: 4,
      top: (top) =>
        layer === 3 &&
        top.rect([10, 10], [60, 60]).letter([16, 34], '40 ms', { size: 16, bold: true }),
    })
}

export function dataArtificialIntelligence(): Drawing {
  const scene = new Scene({
    id: 'service-data-artificial-intelligence',
    title: 'Two gates on the way to a model',
    description:
      'A heap of uneven records passes a gate and becomes an even table; a second, marked gate stands between the table and the model.',
  })
  scene.ground([-40, -80], [640, 280], 40)
  messyTable(scene)
  gate(scene, { at: [208, 72, 0], along: 'y', opening: 110, thickness: 14, height: 72 })
  cleanTable(scene)
  model(scene)
  scene.box([420, 6, 0], [18, 14, 88], { finish: 'signal' })
  scene.box([420, 116, 0], [18, 14, 88], { finish: 'signal' })
  scene.box([420, 6, 88], [18, 124, 16], { finish: 'signal' })
  scene.line(way([172, 72, 0], ['x', 76]), 'emphasis')
  scene.line(way([390, 72, 0], ['x', 76]), 'emphasis')
  scene.line(way([390, 40, 0], ['x', 10], ['y', -90], ['x', 60]), 'dashed')
  scene.box([462, -66, 0], [56, 34, 20], { finish: 'ghost', hatch: 0 })
  scene.note([14, 18, 12], [-30, 50], ['62 tables', 'as found'], 'left')
  scene.note([215, 137, 81], [34, -34], ['Gate A, the data'])
  scene.note([438, 40, 104], [90, -90], ['Gate B, the model', 'signed by you'])
  scene.note([500, -66, 8], [20, 40], ['Back to work'])
  return scene.draw(padded(8))
}
