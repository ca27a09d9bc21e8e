import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { conveyor, times, way } from '../parts.ts'

const LOST = { week: 1, day: 3 }

function raw(scene: Scene): void {
  for (const store of times(6))
    scene.silo([10 + store * 88, 190, 0], 36, 84 - (store % 3) * 10, {
      bands: [0.2, 0.4, 0.6, 0.8],
      lid: 0.8,
    })
}

function days(scene: Scene): void {
  for (const week of times(3))
    for (const day of times(7)) {
      const lost = week === LOST.week && day === LOST.day
      scene.box(
        [-20 + day * 74, -112 + week * 56, 0],
        [56, 34, lost ? 26 : 14 + ((week * 5 + day * 3) % 6) * 5],
        {
          finish: lost ? 'ghost' : 'solid',
          hatch: lost ? 0 : 5,
          top: (top) => !lost && top.letter([14, 10], `${week * 7 + day + 1}`, { size: 15 }),
        },
      )
    }
}

export function bigData(): Drawing {
  const scene = new Scene({
    id: 'service-bigdata',
    title: 'Any day, rebuilt from the raw record',
    description:
      'A row of sealed stores feeds a belt in front of a calendar of blocks. One day is missing; the marked run brings it back from the stores.',
  })
  scene.ground([-40, -130], [560, 360], 40)
  raw(scene)
  conveyor(scene, [-36, 86, 0], [540, 36, 10], 'x', 12)
  for (const store of times(6)) scene.line(way([10 + store * 88, 154, 0], ['y', -30]), 'emphasis')
  days(scene)
  const x = -20 + LOST.day * 74 - 9
  scene.run(way([10 + 4 * 88, 152, 0], ['y', -28]))
  scene.run(way([10 + 4 * 88, 104, 10], ['x', x - 362]))
  scene.run(way([x, 84, 0], ['y', -121], ['x', 10]))
  scene.note([450, 200, 64], [40, -34], ['Raw, kept as it came', '11 TB a day'])
  scene.note([x + 9, -56, 8], [-150, 110], ['Day 11: deleted, rebuilt', 'the same bytes'], 'left')
  scene.note([480, -106, 20], [30, 34], ['21 days'])
  return scene.draw(padded(8))
}
