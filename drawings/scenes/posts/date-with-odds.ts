import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { plate } from '../../kit/sheets.ts'
import type { Point2, Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import type { Finish } from '../../kit/solids.ts'
import { columns, rows } from '../parts.ts'

const FIVE: Point2[] = [
  [12, 12],
  [40, 12],
  [26, 26],
  [12, 40],
  [40, 40],
]

function die(scene: Scene, at: Point3, topPips: Point2[], frontPips: Point2[], finish: Finish) {
  scene.box(at, [52, 52, 52], {
    finish,
    top: (face) => topPips.forEach((pip) => face.circle(pip, 4.5, 'ink')),
    front: (face) => frontPips.forEach((pip) => face.circle(pip, 4, 'ink')),
  })
}

export function dateWithOdds(): Drawing {
  const scene = new Scene({
    id: 'post-date-with-odds',
    title: 'A calendar and two dice',
    description:
      'A thick calendar with a ruled month lies on the plan. Two dice stand before it; one of them is marked.',
  })
  scene.ground([-10, -50], [310, 180], 40)
  scene.box([0, -10, 0], [150, 124, 20], {
    hatch: 3,
    top: (page) => {
      page.rect([0, 100], [150, 24], 'front')
      columns(page, [21.4, 0], 100, 6, 21.4)
      rows(page, [0, 20], 150, 4, 20)
    },
  })
  die(scene, [184, 46, 0], FIVE, [FIVE[0]!, FIVE[2]!, FIVE[4]!], 'solid')
  die(scene, [196, -38, 0], [FIVE[0]!, FIVE[4]!], FIVE, 'signal')
  return scene.draw(plate)
}

/** Of 50,000 imagined projects, how many end in each ten days from 45 days on. */
const OUTCOMES = [476, 3156, 7078, 9229, 9067, 7791, 5938, 3859, 2231, 896, 246, 33]
const SIGNED = 6
const HEIGHT = 1 / 72
const PITCH = 50

export function estimateOdds(): Drawing {
  const scene = new Scene({
    id: 'post-figure-estimate',
    title: 'Where fifty thousand imagined projects end',
    description:
      'Twelve columns, each for ten days, form a hill that leans to the right. The column at 110 days is marked; four in five projects end before it.',
  })
  scene.ground([-20, -80], [640, 220], 40)
  OUTCOMES.forEach((count, index) =>
    scene.box([index * PITCH, 20, 0], [PITCH - 8, 50, Math.max(1, count * HEIGHT)], {
      hatch: 4,
      finish: index === SIGNED ? 'signal' : 'solid',
    }),
  )
  const at = (days: number, z = 0): Point3 => [((days - 45) / 10) * PITCH, -10, z]
  for (const days of [50, 70, 90, 110, 130, 150])
    scene.line([at(days), [at(days)[0], -24, 0]], 'emphasis')
  scene.line([at(45), at(165)], 'line')
  scene.note(
    [2 * PITCH + 10, 60, 7078 * HEIGHT],
    [-60, -60],
    ['68 days: the sum', 'of likely parts'],
    'left',
  )
  scene.note([4 * PITCH + 20, 60, 9067 * HEIGHT], [60, -60], ['90 days: the middle'])
  scene.note(
    [SIGNED * PITCH + 24, 50, 5938 * HEIGHT],
    [90, -90],
    ['110 days: four in five', 'end by then'],
  )
  scene.note([at(50)[0], -24, 0], [-30, 60], ['50 days'], 'left')
  scene.note([at(150)[0], -24, 0], [-30, 50], ['150 days'], 'left')
  return scene.draw(padded(8))
}
