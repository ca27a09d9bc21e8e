import type { Drawing } from '../kit/drawn.ts'
import { padded } from '../kit/frame.ts'
import type { Point2, Point3 } from '../../src/drawings/geometry/projection.ts'
import { Scene } from '../kit/scene.ts'
import { times } from './parts.ts'

const DECK = { height: 96, thickness: 8, span: 104, width: 100 }
const TOP = DECK.height + DECK.thickness
const SPANS = 3
const MISSING = 1
const END = SPANS * DECK.span

function span(scene: Scene, index: number): void {
  const at: Point3 = [index * DECK.span, 0, DECK.height]
  const size: Point3 = [DECK.span, DECK.width, DECK.thickness]
  if (index === MISSING) {
    scene.box(at, size, { finish: 'ghost', hatch: 0 })
    return
  }
  const rails = [10, DECK.width - 10].map((y): [Point2, Point2] => [
    [0, y],
    [DECK.span, y],
  ])
  const planks = times(9).map((plank): [Point2, Point2] => [
    [8 + plank * 11, 10],
    [8 + plank * 11, DECK.width - 10],
  ])
  scene.box(at, size, { hatch: 4, top: (deck) => deck.segments(rails).segments(planks, 'hatch') })
}

function pier(scene: Scene, x: number): void {
  scene.box([x - 14, 6, 0], [28, DECK.width - 12, 8], { hatch: 4 })
  scene.box([x - 8, 14, 8], [16, DECK.width - 28, DECK.height - 8], { hatch: 4 })
}

function houses(scene: Scene): void {
  scene.box([-110, -16, 0], [110, 132, TOP], { top: (roof) => roof.rect([12, 12], [56, 108]) })
  scene.box([-90, 40, TOP], [38, 56, 36], { hatch: 4, top: (roof) => roof.rect([8, 8], [22, 40]) })
  scene.box([END, -16, 0], [110, 132, TOP], { top: (roof) => roof.rect([42, 12], [56, 108]) })
  scene.box([END + 52, 40, TOP], [38, 56, 84], {
    hatch: 4,
    top: (roof) => roof.rect([8, 8], [22, 40]),
  })
}

export function notFound(): Drawing {
  const scene = new Scene({
    id: 'not-found',
    title: 'A bridge with one span missing',
    description:
      'A bridge on piers joins two houses. One span is only dashed in; the marked route ends at its edge.',
  })
  const middle = 36
  scene.ground([-135, -60], [600, 200], 50)
  houses(scene)
  for (const index of times(SPANS)) span(scene, index)
  for (const index of [1, 2]) pier(scene, index * DECK.span)
  scene.signal([
    [-32, middle, TOP],
    [MISSING * DECK.span - 6, middle, TOP],
  ])
  scene.dot([MISSING * DECK.span - 6, middle, TOP], 5)
  scene.line(
    [
      [(MISSING + 1) * DECK.span, middle, TOP],
      [END + 32, middle, TOP],
    ],
    'dashed',
  )
  return scene.draw(padded(6))
}
