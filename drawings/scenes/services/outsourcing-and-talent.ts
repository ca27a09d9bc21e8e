import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { columns, through, times, way } from '../parts.ts'
import { desk } from '../props.ts'

const SEATS = 6
const PITCH = 92
const LEAVING = 2
const CABINET = { y: 60, depth: 38, height: 46 }

const seat = (index: number) => index * PITCH

function repository(scene: Scene): void {
  scene.box([-10, CABINET.y, 0], [SEATS * PITCH, CABINET.depth, CABINET.height], {
    front: (drawers) => {
      for (const index of times(SEATS * 2)) {
        const x = 8 + index * 46
        const marked = index === LEAVING * 2
        drawers.rect([x, 25], [38, 17], marked ? 'signal' : 'line').rect([x, 5], [38, 17])
      }
      columns(drawers, [27, 32], 3, SEATS * 2, 46)
      columns(drawers, [27, 12], 3, SEATS * 2, 46)
    },
  })
}

export function outsourcingAndTalent(): Drawing {
  const scene = new Scene({
    id: 'service-outsourcing-and-talent',
    title: 'Two names on every drawer',
    description:
      'Desks stand on both sides of one long cabinet of drawers. One desk is empty; the marked drawer it kept leads on to a second reader.',
  })
  scene.ground([-30, -70], [600, 280], 40)
  repository(scene)
  for (const index of times(SEATS)) {
    desk(scene, [seat(index), 150, 0])
    desk(scene, [seat(index), -56, 0], index === LEAVING ? 'ghost' : 'solid')
    const x = seat(index) + 17
    if (index !== LEAVING) scene.line(through([x, -24, 0], [x, CABINET.y, 0]))
  }
  const x = seat(LEAVING) + 17
  scene.run(way([x, -24, 0], ['y', 84]))
  scene.run(way([x, CABINET.y + CABINET.depth, 0], ['y', 55]))
  scene.note([seat(LEAVING) + 4, -50, 26], [-36, 74], ['Left in week 14'], 'left')
  scene.note([seat(LEAVING) + 46, 176, 46], [34, -44], ['Second reader', 'Asha, since week 2'])
  scene.note([-10, CABINET.y, 40], [-30, 40], ['38 directories', 'two names each'], 'left')
  scene.note([seat(5) + 58, -56, 26], [20, 34], ['Your desks'])
  return scene.draw(padded(8))
}
