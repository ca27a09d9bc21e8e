import type { Drawing } from '../../kit/drawn.ts'
import { type Frame } from '../../kit/frame.ts'
import { centred } from '../../kit/sheets.ts'
import type { Point2 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { columns, rows, through, times, way } from '../parts.ts'
import { book, desk, sheet, standingPhone } from '../props.ts'
import { car, towLorry } from './vehicles.ts'

const slide: Frame = centred(420, 350)

export function demoCar(): Drawing {
  const scene = new Scene({
    id: 'demo-car',
    title: 'A car under a frame that holds',
    description: 'A car stands on a plan. A marked frame of four posts and a roof stands over it.',
  })
  scene.ground([-30, -40], [300, 160], 40)
  car(scene, [40, 6, 0])
  const posts: Point2[] = [
    [10, -14],
    [232, -14],
    [10, 92],
    [232, 92],
  ]
  for (const [x, y] of posts) scene.box([x, y, 0], [7, 7, 96], { hatch: 3 })
  scene.box([10, 92, 96], [229, 7, 7], { hatch: 0, finish: 'signal' })
  scene.box([10, -7, 96], [7, 99, 7], { hatch: 0, finish: 'signal' })
  scene.box([232, -7, 96], [7, 99, 7], { hatch: 0, finish: 'signal' })
  scene.box([10, -14, 96], [229, 7, 7], { hatch: 0, finish: 'signal' })
  return scene.draw(slide)
}

export function demoEngine(): Drawing {
  const scene = new Scene({
    id: 'demo-engine',
    title: 'An engine block with four cylinders',
    description:
      'An engine block on two stands: four round cylinders on top, ribs on its side, a shaft that leaves at the right and ends in a marked flange.',
  })
  scene.ground([-30, -40], [300, 160], 40)
  for (const x of [20, 168]) scene.box([x, 10, 0], [26, 66, 26], { hatch: 4 })
  scene.box([6, 4, 26], [206, 78, 56], {
    hatch: 4,
    front: (side) => {
      columns(side, [12, 8], 40, 13, 15, 'hatch')
      side.rect([6, 4], [194, 48])
    },
  })
  scene.box([0, 0, 82], [218, 86, 10], { hatch: 4 })
  for (const cylinder of times(4))
    scene.silo([34 + cylinder * 50, 43, 92], 19, 18, { lid: 0.72, bands: [0.5] })
  scene.tube([212, 43, 44], 'x', 9, 30)
  scene.box([242, 25, 22], [10, 36, 44], { finish: 'signal' })
  return scene.draw(slide)
}

export function demoGearbox(): Drawing {
  const scene = new Scene({
    id: 'demo-gearbox',
    title: 'A gearbox laid open',
    description:
      'Five pairs of gear wheels sit on two shafts between two end plates. The fork that chooses among them is marked.',
  })
  scene.ground([-30, -40], [300, 160], 40)
  scene.box([-10, -10, 0], [250, 110, 14], { hatch: 5 })
  for (const x of [0, 222]) scene.box([x, 0, 14], [10, 92, 84], { hatch: 4 })
  const gears: [x: number, radius: number][] = [
    [32, 34],
    [72, 28],
    [112, 22],
    [152, 30],
    [190, 18],
  ]
  for (const [x, radius] of gears) {
    scene.tube([x, 58, 56], 'x', radius, 16, { rings: [0.5] })
    scene.tube([x + 2, 12, 40], 'x', 44 - radius, 12)
  }
  scene.box([10, 54, 98], [212, 8, 6], { hatch: 0 })
  scene.box([148, 48, 90], [26, 20, 22], { finish: 'signal' })
  return scene.draw(slide)
}

export function demoBattery(): Drawing {
  const scene = new Scene({
    id: 'demo-battery',
    title: 'A battery and the boxes it feeds',
    description:
      'A battery with two poles stands before three control boxes. A marked cable leads from it to the first box.',
  })
  scene.ground([-20, -60], [310, 170], 40)
  scene.box([0, -40, 0], [110, 64, 60], {
    hatch: 5,
    front: (side) => side.rect([10, 12], [90, 30], 'top'),
    top: (lid) => rows(lid, [8, 32], 94, 1, 0),
  })
  scene.silo([22, -8, 60], 9, 12, { lid: 0.5 })
  scene.silo([88, -8, 60], 9, 12, { lid: 0.5 })
  for (const index of times(3))
    scene.box([150 + index * 44, 60 - index * 8, 0], [36, 40, 34 + index * 12], {
      hatch: 4,
      front: (side) => rows(side, [5, 8], 26, 3, 7, 'hatch'),
      top: (lid) => lid.rect([8, 10], [20, 20]),
    })
  scene.signal(way([110, 0, 0], ['x', 58], ['y', 60]))
  return scene.draw(slide)
}

export function demoWheel(): Drawing {
  const scene = new Scene({
    id: 'demo-wheel',
    title: 'A brake disc in front of its wheel',
    description:
      'A wheel, a brake disc and a hub stand on one axle, drawn apart. The calliper on the disc is marked.',
  })
  scene.ground([0, -110], [200, 240], 40)
  scene.tube([90, 90, 80], 'y', 8, 40)
  scene.tube([90, 40, 80], 'y', 66, 40, { rings: [0.3, 0.6] })
  scene.tube([90, 39, 80], 'y', 40, 0.5)
  scene.tube([90, -30, 80], 'y', 8, 69)
  scene.tube([90, -34, 80], 'y', 46, 8)
  scene.tube([90, -35, 80], 'y', 20, 0.5)
  scene.box([122, -46, 62], [20, 26, 44], { finish: 'signal' })
  scene.tube([90, -96, 80], 'y', 8, 60)
  scene.tube([90, -100, 80], 'y', 18, 8)
  return scene.draw(centred(420, 350))
}

export function demoTowLorry(): Drawing {
  const scene = new Scene({
    id: 'demo-tow-lorry',
    title: 'A breakdown lorry with a car on its bed',
    description:
      'A car stands on the flat bed of a lorry that drives to the right. The cable that holds the car is marked.',
  })
  scene.ground([-40, -40], [310, 130], 40)
  towLorry(scene, [-10, 0, 0])
  car(scene, [0, 6, 24], 0.78)
  scene.signal([
    [134, 30, 50],
    [158, 30, 50],
  ])
  scene.line(
    [
      [-30, -26, 0],
      [260, -26, 0],
    ],
    'dashed',
  )
  return scene.draw(slide)
}

export function demoGarage(): Drawing {
  const scene = new Scene({
    id: 'demo-garage',
    title: 'A garage with a car on the lift',
    description:
      'A car stands raised on a lift of two posts before the back wall of a garage with a tool board. The arms that carry it are marked.',
  })
  scene.ground([-30, -40], [280, 140], 40)
  scene.box([-30, 100, 0], [270, 8, 88], {
    hatch: 4,
    front: (wall) => {
      wall.rect([16, 40], [84, 40], 'top')
      for (const tool of times(6)) wall.line(through([24 + tool * 13, 48], [24 + tool * 13, 72]))
      wall.rect([176, 30], [84, 50]).line(through([218, 30], [218, 80]))
    },
  })
  for (const x of [56, 162]) scene.box([x, 86, 0], [16, 12, 74], { hatch: 3 })
  for (const x of [56, 162]) scene.box([x, -6, 40], [16, 92, 7], { finish: 'signal' })
  car(scene, [28, 14, 36])
  return scene.draw(slide)
}

export function demoDocument(): Drawing {
  const scene = new Scene({
    id: 'demo-document',
    title: 'A contract with a marked seal',
    description:
      'A contract of several pages lies on a desk pad with a pen beside it. Below its lines sits a marked seal.',
  })
  scene.ground([-30, -60], [260, 190], 40)
  scene.box([0, -40, 0], [190, 150, 6], { hatch: 4 })
  sheet(scene, [40, -30, 6], [96, 126], { lines: 7, thick: 10 })
  scene.box([104, -20, 16], [20, 20, 5], { finish: 'signal' })
  scene.tube([166, -20, 12], 'y', 4, 84)
  return scene.draw(slide)
}

export function demoCalendar(): Drawing {
  const scene = new Scene({
    id: 'demo-calendar',
    title: 'Seven years and a milestone',
    description:
      'Seven slabs rise like steps beside a road; a car drives along it towards a marked milestone at the end.',
  })
  scene.ground([-40, -70], [340, 190], 40)
  for (const year of times(7))
    scene.box([year * 34 - 10, 60, 0], [30, 50, 12 + year * 10], {
      hatch: 4,
      top: (slab) => slab.rect([5, 8], [20, 34]),
    })
  scene.line([
    [-30, 20, 0],
    [290, 20, 0],
  ])
  scene.line([
    [-30, -56, 0],
    [290, -56, 0],
  ])
  scene.line(
    [
      [-30, -18, 0],
      [290, -18, 0],
    ],
    'dashed',
  )
  car(scene, [10, -48, 0], 0.62)
  scene.box([262, 28, 0], [22, 12, 56], { finish: 'signal' })
  return scene.draw(slide)
}

export function demoDesk(): Drawing {
  const scene = new Scene({
    id: 'demo-desk',
    title: 'A desk that answers at night',
    description:
      'Two desks and an open log book stand in a room with a map on the wall; a telephone with one marked button stands in front.',
  })
  scene.ground([-20, -60], [280, 170], 40)
  scene.box([-10, 96, 0], [250, 8, 84], {
    hatch: 4,
    front: (wall) => {
      wall.rect([20, 14], [140, 60], 'top')
      wall.line(through([28, 22], [60, 52], [96, 40], [150, 66]))
      columns(wall, [50, 14], 60, 4, 28, 'hatch')
    },
  })
  desk(scene, [10, 40, 0])
  desk(scene, [96, 40, 0])
  book(scene, [184, 34, 0], [60, 44], 8)
  standingPhone(scene, [150, -44, 0], [56, 92], (glass) => {
    glass.text([9, 74], 38, 3, 9)
    glass.rect([9, 16], [38, 18], 'signal')
  })
  return scene.draw(slide)
}
