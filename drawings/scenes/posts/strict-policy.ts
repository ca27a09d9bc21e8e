import type { Drawing } from '../../kit/drawn.ts'
import { plate } from '../../kit/sheets.ts'
import { Scene } from '../../kit/scene.ts'
import { gate, times, way } from '../parts.ts'

export function strictPolicy(): Drawing {
  const scene = new Scene({
    id: 'post-strict-policy',
    title: 'A page behind a fence with one gate',
    description:
      'A page stands upright behind a fence. One marked way leads through its gate; three dashed ways end in crosses before it.',
  })
  scene.ground([-10, -70], [320, 180], 40)
  scene.box([90, 60, 0], [150, 8, 104], {
    hatch: 3,
    front: (page) => {
      page.rect([8, 82], [134, 14], 'top').rect([8, 10], [52, 62], 'top')
      page.text([70, 66], 66, 5, 11)
    },
  })
  for (const index of times(10)) {
    const x = index * 31
    if (index === 5) continue
    scene.box([x, 6, 0], [20, 6, 34], { hatch: 3 })
  }
  gate(scene, { at: [165, 9, 0], along: 'x', opening: 26, thickness: 12, height: 50 })
  scene.signal(way([165, -66, 0], ['y', 124]))
  for (const x of [40, 104, 260]) {
    scene.line(way([x, -66, 0], ['y', 50]), 'dashed')
    scene.cross([x, -14, 0], 7)
  }
  return scene.draw(plate)
}
