import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { times, way } from '../parts.ts'
import { lorry } from '../props.ts'

const CHECKS = ['login', 'right', 'key', 'part']

function camera(scene: Scene, x: number, y: number): void {
  scene.segments(
    [
      [
        [x, y, 0],
        [x + 14, y + 8, 46],
      ],
      [
        [x + 34, y, 0],
        [x + 14, y + 8, 46],
      ],
      [
        [x + 14, y + 26, 0],
        [x + 14, y + 8, 46],
      ],
    ],
    'line',
  )
  scene.box([x - 12, y - 2, 46], [50, 22, 28], {
    hatch: 4,
    front: (side) => side.rect([6, 6], [20, 16]),
  })
  scene.tube([x + 38, y + 9, 60], 'x', 9, 18)
}

function audience(scene: Scene): void {
  for (const column of times(9))
    for (const row of times(7))
      scene.box([336 + column * 32, -90 + row * 46, row * 7], [24, 3, 17], {
        hatch: 0,
        front: (screen) => screen.rect([2, 2], [20, 13], 'top'),
      })
}

export function communicationMedia(): Drawing {
  const scene = new Scene({
    id: 'service-communication-media',
    title: 'The whole country presses play',
    description:
      'A camera and an outside-broadcast lorry feed four machines for login, right, key and segment. A marked run passes all four and reaches a field of screens.',
  })
  scene.ground([-80, -120], [720, 400], 40)
  camera(scene, -30, -40)
  lorry(scene, [-70, 90, 0])
  scene.line(way([4, -20, 0], ['x', 30], ['y', 110]), 'dashed')
  CHECKS.forEach((name, index) => {
    const y = 190 - index * 86
    scene.box([170, y, 0], [76, 46, 36], {
      hatch: 4,
      front: (face) => face.rect([8, 8], [60, 20]),
      top: (lid) => lid.letter([10, 16], name, { size: 17, bold: true }),
    })
  })
  scene.run(way([76, 110, 0], ['x', 50], ['y', 150], ['x', 146], ['y', -300], ['x', 44]))
  for (const index of times(4)) scene.line(way([246, 213 - index * 86, 0], ['x', 26]), 'line')
  audience(scene)
  scene.note([-30, -40, 60], [-30, 60], ['One final, once'], 'left')
  scene.note([240, 230, 36], [40, -52], ['Four questions', 'for each viewer'])
  scene.note([610, 186, 58], [20, -34], ['4 million screens', 'in 90 seconds'])
  return scene.draw(padded(8))
}
