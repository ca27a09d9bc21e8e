import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { columns, through, times } from '../parts.ts'
import { sheet } from '../props.ts'

const COURSES = 8
const RISE = 18
const BRICK = 56
const LENGTH = 10 * BRICK

function course(scene: Scene, x: number, length: number, level: number, frog: boolean): void {
  const offset = level % 2 ? BRICK / 2 : BRICK
  scene.box([x, 0, level * RISE], [length, 52, RISE], {
    hatch: 4,
    front: (face) =>
      columns(face, [offset, 0], RISE, Math.max(0, Math.ceil((length - offset) / BRICK)), BRICK),
    top: (top) => {
      columns(top, [offset, 0], 52, Math.max(0, Math.ceil((length - offset) / BRICK)), BRICK)
      if (frog)
        for (let at = offset; at + BRICK <= length + 1; at += BRICK)
          top.rect([at + 12, 14], [32, 24])
    },
  })
}

export function technologyIndustry(): Drawing {
  const scene = new Scene({
    id: 'service-technology-industry',
    title: 'Two pairs of hands, one line',
    description:
      'A brick wall is built from both ends towards the middle, course by course at the same height. The marked line between two posts keeps both halves level.',
  })
  scene.ground([-60, -110], [680, 280], 40)
  for (const level of times(COURSES)) {
    course(scene, 0, 5.5 * BRICK - (level * BRICK) / 2, level, false)
    const length = 4 * BRICK - (level * BRICK) / 2
    if (level < COURSES - 1) course(scene, LENGTH - length, length, level, true)
  }
  for (const x of [-14, LENGTH + 6]) {
    scene.box([x, -14, 0], [8, 8, COURSES * RISE + 24], {
      hatch: 3,
      front: (post) =>
        times(9).forEach((mark) => post.line(through([0, mark * RISE], [5, mark * RISE]))),
    })
  }
  const height = (COURSES - 1) * RISE
  scene.run(through([-8, -15, height], [LENGTH + 8, -15, height]), {
    x: [-8, LENGTH + 8],
    y: [-16, -15],
    z: [height, height + 1],
  })
  for (const pile of times(7))
    scene.box(
      [330 + (pile % 3) * 60, -92 + (Math.floor(pile / 3) % 2) * 30, pile > 5 ? RISE : 0],
      [BRICK, 26, RISE],
      { hatch: 4, top: (top) => top.rect([12, 6], [32, 14]) },
    )
  sheet(scene, [40, -100, 0], [110, 66], { title: 'Standards', lines: 3 })
  scene.box([186, -76, 0], [86, 10, 12], { hatch: 3, top: (level) => level.rect([34, 2], [18, 6]) })
  scene.note([LENGTH + 10, -14, height + 40], [26, -30], ['One line', 'yours'])
  scene.note([0, 0, 90], [-50, 20], ['Your engineers'], 'left')
  scene.note([470, -92, 10], [20, 50], ['Ours, same bond'])
  scene.note([40, -90, 1], [-34, 30], ['Written by you'], 'left')
  return scene.draw(padded(8))
}
