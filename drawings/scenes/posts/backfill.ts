import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { gate, times, way } from '../parts.ts'
import { book } from '../props.ts'

function crates(scene: Scene, [x, y, z]: Point3, count: number, done: number, pitch: number): void {
  for (const index of times(count)) {
    const finish = index < done ? 'solid' : index === done ? 'signal' : 'ghost'
    scene.box([x + index * pitch, y, z], [pitch - 8, 40, 30], {
      finish,
      hatch: finish === 'solid' ? 4 : 0,
      front: (side) => finish === 'solid' && side.rect([5, 14], [pitch - 18, 9], 'top'),
    })
  }
}

export function backfill(): Drawing {
  const scene = new Scene({
    id: 'post-backfill',
    title: 'A shelf that is filled one crate at a time',
    description:
      'Two boards carry a row of crates each. Most of the crates are filled, one is marked, and those that follow are dashed.',
  })
  scene.ground([-10, -50], [320, 180], 40)
  scene.box([0, 60, 0], [300, 56, 8], { hatch: 0 })
  crates(scene, [6, 68, 8], 8, 8, 37)
  scene.box([0, -30, 0], [300, 56, 8], { hatch: 0 })
  crates(scene, [6, -22, 8], 8, 4, 37)
  return scene.draw(plate)
}

export function batches(): Drawing {
  const scene = new Scene({
    id: 'post-figure-batches',
    title: 'One batch, and a bookmark',
    description:
      'On a long board the left crates are filled, one is marked under a gate and the right ones are dashed. An open book beside the gate records how far the work has come.',
  })
  scene.ground([-40, -100], [680, 220], 40)
  scene.box([0, 10, 0], [600, 60, 8], { hatch: 0 })
  crates(scene, [8, 20, 8], 12, 5, 49)
  gate(scene, { at: [273, 40, 8], along: 'x', opening: 58, thickness: 52, height: 56 })
  book(scene, [238, -80, 0], [92, 62], 8)
  scene.line(way([284, -18, 0], ['y', 26]), 'emphasis')
  scene.line(way([600, 40, 0], ['x', 30]), 'dashed')
  scene.note([120, 40, 38], [-60, -90], ['412 million rows'], 'left')
  scene.note([280, 66, 74], [70, -70], ['5,000 rows,', 'under one lock'])
  scene.note([260, -80, 4], [-70, 50], ['Bookmark, committed', 'with the batch'], 'left')
  scene.note([520, 20, 20], [40, 110], ['Waits while the', 'replica is behind'])
  return scene.draw(padded(8))
}
