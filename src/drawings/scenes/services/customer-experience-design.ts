import type { Drawing } from '../../kit/drawing.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../kit/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { plumbLines, times, way } from '../parts.ts'
import { desk, sheet } from '../props.ts'

const STEPS = 7
const LEFT_AT = 4
const PITCH = 84

function field(scene: Scene, index: number): void {
  scene.box([index * PITCH, 0, 0], [68, 60, 10], {
    hatch: 4,
    top: (step) => {
      step.text([8, 48], 34, 2, 7).rect([8, 10], [52, 18])
      if (index === LEFT_AT) step.rect([8, 10], [26, 18], 'signal')
    },
  })
}

const over = (index: number, x = 34, y = 34): Point3 => [index * PITCH + x, y, 10]

export function customerExperienceDesign(): Drawing {
  const scene = new Scene({
    id: 'service-cutomer-experience-design',
    title: 'The draft that waits',
    description:
      'Seven fields of a form rise like steps. A route leaves at the fifth, passes a waiting bench and comes back to the same field, where the draft is marked. Paper versions float above.',
  })
  scene.ground([-20, -120], [620, 280], 40)
  for (const index of times(STEPS)) field(scene, index)
  for (const index of times(3)) {
    const at: Point3 = [index * PITCH * 1.5 + 10, 78, 86 + index * 8]
    sheet(scene, at, [96, 60], { finish: 'frosted', lines: 3 })
    plumbLines(
      scene,
      [
        [at[0], at[1]],
        [at[0] + 96, at[1]],
        [at[0] + 96, at[1] + 60],
      ],
      0,
      at[2],
    )
  }
  for (const index of times(LEFT_AT))
    scene.run([over(index), over(index + 1)], {
      x: [index * PITCH, index * PITCH + 10],
      y: [-1, 0],
      z: [60, 61],
    })
  const x = LEFT_AT * PITCH
  scene.run(way([x + 14, 0, 0], ['y', -62], ['x', 40], ['y', 62]))
  scene.box([x - 10, -100, 0], [88, 26, 16], { hatch: 4 })
  desk(scene, [-4, -106, 0])
  desk(scene, [76, -106, 0])
  scene.note([30, -90, 30], [-40, 66], ['Two of us watch', 'nobody helps'], 'left')
  scene.note([x + 78, -88, 16], [26, 50], ['Bus, 11 minutes'])
  scene.note(over(LEFT_AT, 20, 20), [110, -130], ['Draft, kept as typed'])
  scene.note([10, 130, 88], [-26, -14], ['Paper, version 5'], 'left')
  return scene.draw(padded(8))
}
