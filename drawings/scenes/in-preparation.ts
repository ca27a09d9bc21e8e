import type { Drawing } from '../kit/drawn.ts'
import { padded } from '../kit/frame.ts'
import { Scene } from '../kit/scene.ts'
import { times } from './parts.ts'

const SITE = { x: 50, y: 60, width: 190, depth: 130, floor: 36 }
const BUILT_FLOORS = 2
const CRANE = { x: 300, y: 120, top: 268 }

function sheet(scene: Scene): void {
  scene.box([0, 0, -6], [400, 250, 6], {
    hatch: 0,
    top: (paper) =>
      paper
        .rect([10, 10], [380, 230])
        .rect([SITE.x - 16, SITE.y - 40], [SITE.width + 32, SITE.depth + 56], 'dashed')
        .rect([310, 10], [80, 48])
        .segments([
          [
            [310, 26],
            [390, 26],
          ],
          [
            [310, 42],
            [390, 42],
          ],
        ]),
  })
}

function house(scene: Scene): void {
  const { x, y, width, depth, floor } = SITE
  for (const level of times(BUILT_FLOORS))
    scene.box([x, y, level * floor], [width, depth, floor], {
      front: (wall) => times(5).forEach((window) => wall.rect([14 + window * 35, 9], [22, 18])),
      top: (slab) => slab.rect([10, 10], [width - 20, depth - 20]),
    })
  const next = BUILT_FLOORS * floor
  scene.box([x, y, next], [width, depth, floor], { finish: 'ghost', hatch: 0 })
  scene.box([x, y, next + floor], [width / 2, depth, floor], { finish: 'ghost', hatch: 0 })
}

function scaffold(scene: Scene): void {
  const { x, y, width, floor } = SITE
  const [outer, inner] = [y - 24, y - 8]
  const height = (BUILT_FLOORS + 1) * floor + 6
  for (const post of times(6)) {
    const postX = x + 4 + (post * (width - 8)) / 5
    for (const row of [inner, outer])
      scene.line([
        [postX, row, 0],
        [postX, row, height],
      ])
  }
  for (const bay of times(5)) {
    const [from, to] = [bay, bay + 1].map((post) => x + 4 + (post * (width - 8)) / 5) as [
      number,
      number,
    ]
    const up = bay % 2 === 0
    scene.line(
      [
        [from, outer, up ? 0 : floor],
        [to, outer, up ? floor : 0],
      ],
      'wire',
    )
    scene.line(
      [
        [from, outer, up ? 2 * floor : floor],
        [to, outer, up ? floor : 2 * floor],
      ],
      'wire',
    )
  }
  for (const level of times(BUILT_FLOORS)) {
    const z = (level + 1) * floor
    scene.box([x, outer + 1, z], [width, inner - outer - 2, 2], { hatch: 0 })
    scene.line([
      [x, outer, z + 16],
      [x + width, outer, z + 16],
    ])
  }
}

function crane(scene: Scene): void {
  const { x, y, top } = CRANE
  const hook = { x: 190, y: y + 6 }
  scene.box([x - 16, y - 14, 0], [42, 42, 8], { hatch: 4 })
  scene.box([x, y, 8], [10, 14, top - 8], { hatch: 3 })
  scene.box([110, y + 2, top], [240, 10, 9], { hatch: 3 })
  scene.line(
    [
      [hook.x, hook.y, 186],
      [hook.x, hook.y, top],
    ],
    'emphasis',
  )
  scene.box([hook.x - 34, hook.y - 26, 160], [68, 52, 26], { finish: 'signal' })
}

export function inPreparation(): Drawing {
  const scene = new Scene({
    id: 'in-preparation',
    title: 'A building site on a sheet',
    description:
      'Two floors stand behind scaffolding, the next ones are dashed in. A crane brings the marked piece.',
  })
  scene.ground([-40, -40], [480, 320], 40)
  sheet(scene)
  house(scene)
  scaffold(scene)
  crane(scene)
  return scene.draw(padded(6))
}
