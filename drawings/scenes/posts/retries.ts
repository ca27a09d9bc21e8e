import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { rows, times } from '../parts.ts'

/** Layers of blocks, each with three times as many as the one before; gives the last layer's right edges. */
function layers(
  scene: Scene,
  { count, pitch, depth, size }: { count: number; pitch: number; depth: number; size: number },
): Point3[] {
  let before: Point3[] = []
  for (const layer of times(count)) {
    const blocks = 3 ** layer
    const side = size / (1 + layer * 0.85)
    const edges: Point3[] = []
    for (const block of times(blocks)) {
      const y = ((block + 0.5) / blocks) * depth
      const x = layer * pitch
      const from = before[Math.floor(block / 3)]
      if (from) scene.line([from, [x, y, 0]], 'line')
      scene.box([x, y - side / 2, 0], [side, side, side * 0.8], { hatch: side > 14 ? 4 : 3 })
      edges.push([x + side, y, 0])
    }
    before = edges
  }
  return before
}

function table(scene: Scene, at: Point3, size: Point3): void {
  scene.box(at, size, {
    finish: 'signal',
    hatch: 0,
    front: (face) => rows(face, [0, size[2] / 3], size[0], 2, size[2] / 3),
  })
}

export function retries(): Drawing {
  const scene = new Scene({
    id: 'post-retries',
    title: 'One, three, nine',
    description: 'One block leads to three, three lead to nine, and all nine to one marked table.',
  })
  scene.ground([-20, -20], [320, 190], 40)
  for (const [x, y, z] of layers(scene, { count: 3, pitch: 84, depth: 150, size: 38 }))
    scene.line([
      [x, y, z],
      [240, 60 + (y - 75) * 0.35 + 15, 0],
    ])
  table(scene, [240, 44, 0], [44, 62, 56])
  return scene.draw(plate)
}

export function retryTree(): Drawing {
  const scene = new Scene({
    id: 'post-figure-retries',
    title: 'Three attempts in each of three layers',
    description:
      'One block leads to three, three lead to nine, nine lead to twenty-seven small blocks in front of a marked table.',
  })
  scene.ground([-40, -30], [680, 320], 40)
  for (const [x, y, z] of layers(scene, { count: 4, pitch: 132, depth: 260, size: 52 }))
    scene.line(
      [
        [x, y, z],
        [520, 130 + (y - 130) * 0.3, 0],
      ],
      'wire',
    )
  table(scene, [520, 84, 0], [76, 92, 84])
  scene.note([26, 130, 42], [-50, -60], ['Web: 1'], 'left')
  scene.note([162, 217, 28], [-60, -60], ['Orders: 3'], 'left')
  scene.note([286, 245, 18], [20, -70], ['Stock: 9'])
  scene.note([404, 5, 8], [-110, 60], ['Queries: 27'], 'left')
  scene.note([580, 150, 84], [40, -90], ['Slow for', '90 seconds'])
  return scene.draw(padded(8))
}
