import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { times, way } from '../parts.ts'
import { key } from '../props.ts'

export function rotateKey(): Drawing {
  const scene = new Scene({
    id: 'post-rotate-key',
    title: 'For a while two keys are right',
    description: 'An old and a new key lie before a lock with two keyholes. The new one is marked.',
  })
  scene.ground([-20, -50], [330, 190], 40)
  scene.box([190, -20, 0], [100, 140, 78], {
    hatch: 5,
    top: (roof) =>
      [38, 110].forEach((y) =>
        roof
          .circle([40, y], 13)
          .circle([40, y], 6, 'ink')
          .rect([40, y - 3], [30, 6], 'ink'),
      ),
  })
  key(scene, [10, 68, 30], 'solid')
  key(scene, [10, -4, 30], 'signal')
  for (const y of [68, -4]) scene.box([20, y + 10, 0], [24, 24, 30], { hatch: 4 })
  return scene.draw(plate)
}

const HOUR = 112
const at = (time: number) => (time - 11) * HOUR

function bar(scene: Scene, [y, z]: [number, number], from: number, to: number, height: number) {
  scene.box([at(from), y, z], [at(to) - at(from), 44, height], { hatch: 5 })
}

export function keyOverlap(): Drawing {
  const scene = new Scene({
    id: 'post-figure-key-overlap',
    title: 'Two keys on one time scale',
    description:
      'Two long bars lie side by side along the hours. A marked gate stands at 14:00, in the stretch that both cover; there signing passes from the old key to the new one.',
  })
  scene.ground([0, -60], [616, 224], HOUR / 2)
  bar(scene, [86, 0], 11, 15.5, 12)
  bar(scene, [86, 12], 11, 14, 34)
  bar(scene, [4, 0], 12, 16.5, 12)
  bar(scene, [4, 12], 14, 16.5, 34)
  scene.box([at(14) - 5, -22, 0], [10, 10, 84], { finish: 'signal' })
  scene.box([at(14) - 5, 142, 0], [10, 10, 84], { finish: 'signal' })
  scene.box([at(14) - 5, -22, 84], [10, 174, 10], { finish: 'signal' })
  for (const hour of times(6)) scene.line(way([at(11 + hour), -40, 0], ['y', -20]), 'emphasis')
  const hours: [number, string][] = [
    [12, '12:00 added'],
    [14, '14:00 used'],
    [15.5, '15:30 withdrawn'],
  ]
  for (const [hour, name] of hours) {
    const foot: Point3 = [at(hour), -60, 0]
    scene.note(foot, [-30, 40], [name], 'left')
  }
  scene.note([at(11.6), 130, 46], [-40, -50], ['Old key signs'], 'left')
  scene.note([at(15.4), 48, 46], [70, -90], ['New key signs'])
  scene.note([at(15.1), 130, 12], [60, -140], ['Old key still', 'published'])
  return scene.draw(padded(8))
}
