import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { times, way } from '../parts.ts'
import { desk } from '../props.ts'

const STEPS = 7
const LEFT_AT = 4
const PITCH = 84
const RISE = 11

const heightOf = (index: number) => 12 + index * RISE

function field(scene: Scene, index: number): void {
  scene.box([index * PITCH, 0, 0], [70, 60, heightOf(index)], {
    hatch: 4,
    top: (step) => {
      step.text([8, 50], 40, 2, 7).rect([8, 10], [54, 20])
      if (index === LEFT_AT) step.rect([8, 10], [30, 20], 'signal')
    },
  })
}

/** The paper versions hang on a wall, the last one with the fewest fields. */
function paperVersions(scene: Scene): void {
  scene.box([0, 140, 0], [430, 8, 104], {
    hatch: 4,
    front: (wall) => {
      for (const version of times(5)) {
        const x = 14 + version * 83
        wall.rect([x, 14], [66, 78], 'top')
        for (const line of times(8 - version))
          wall.rect([x + 8, 80 - line * 8.5], [30 + ((line * 13) % 20), 4])
      }
    },
  })
}

export function customerExperienceDesign(): Drawing {
  const scene = new Scene({
    id: 'service-cutomer-experience-design',
    title: 'The draft that waits',
    description:
      'Seven fields of a form rise like steps. The marked way along them leaves at the fifth, waits on a bench and comes back to the same field, where the draft is kept. Paper versions hang on the wall behind.',
  })
  scene.ground([-40, -120], [680, 300], 40)
  paperVersions(scene)
  for (const index of times(STEPS)) field(scene, index)
  const x = LEFT_AT * PITCH
  scene.run(way([-24, -14, 0], ['x', x + 38], ['y', -66], ['x', 38], ['y', 78]))
  scene.line(way([x + 74, -14, 0], ['x', 180]), 'dashed')
  scene.box([x + 2, -112, 0], [72, 26, 16], { hatch: 4 })
  desk(scene, [24, -96, 0])
  desk(scene, [104, -96, 0])
  const draft: Point3 = [x + 20, 22, heightOf(LEFT_AT)]
  scene.note([50, -86, 30], [-60, 70], ['Two of us watch', 'nobody helps'], 'left')
  scene.note([x + 74, -100, 16], [30, 40], ['Bus, 11 minutes'])
  scene.note(draft, [150, -150], ['Draft, kept as typed'])
  scene.note([30, 140, 96], [-40, -26], ['Paper, version 1'], 'left')
  return scene.draw(padded(8))
}
