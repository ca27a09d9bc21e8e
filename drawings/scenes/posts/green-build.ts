import type { Drawing } from '../../kit/drawn.ts'
import { plate } from '../../kit/sheets.ts'
import { Scene } from '../../kit/scene.ts'
import { times } from '../parts.ts'

export function greenBuild(): Drawing {
  const scene = new Scene({
    id: 'post-green-build',
    title: 'A wall that does not notice a missing stone',
    description:
      'A wall of stones carries a lamp. One stone has been taken out of it and lies marked in front, and the wall stands as before.',
  })
  scene.ground([-10, -56], [300, 160], 40)
  for (const course of times(3))
    for (const stone of times(5)) {
      if (course === 1 && stone === 2) continue
      const shift = course % 2 ? 26 : 0
      scene.box([stone * 52 + shift, 40, course * 26], [50, 34, 25], { hatch: 5 })
    }
  scene.silo([140, 57, 78], 13, 10, { lid: 0.6 })
  scene.box([122, -46, 0], [50, 34, 25], { finish: 'signal' })
  return scene.draw(plate)
}
