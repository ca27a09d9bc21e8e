import type { Drawing } from '../kit/drawn.ts'
import { heroSheet } from '../kit/sheets.ts'
import type { Point3 } from '../../src/drawings/geometry/projection.ts'
import { Scene } from '../kit/scene.ts'
import { gate } from './parts.ts'

const SIDE = 430
const CENTRE = SIDE / 2
const WALL = 11
const OPENING = 46

interface Terrace {
  inset: number
  floor: number
  below: number
  wall: number
  gateIn: 'front' | 'right'
  /** Where in its wall the gate stands. */
  gateAt: number
}

const TERRACES: Terrace[] = [
  { inset: 0, floor: 0, below: 0, wall: 18.6, gateIn: 'front', gateAt: 0.3 },
  { inset: 62, floor: 22, below: 0, wall: 22.3, gateIn: 'right', gateAt: 0.6 },
  { inset: 120, floor: 48, below: 22, wall: 26, gateIn: 'front', gateAt: 0.5 },
]

function drawTerrace(
  scene: Scene,
  { inset: near, floor, below, wall, gateIn, gateAt }: Terrace,
): void {
  const far = SIDE - near
  const length = far - near
  const gateCentre = near + length * gateAt
  const [before, after] = [gateCentre - OPENING / 2, gateCentre + OPENING / 2]
  const build = (x: number, y: number, width: number, depth: number) =>
    scene.box([x, y, floor], [width, depth, wall], { hatch: 4.5 })
  if (floor > below) scene.box([near, near, below], [length, length, floor - below])
  build(near, far - WALL, length, WALL)
  build(near, near + WALL, WALL, length - 2 * WALL)
  if (gateIn === 'right') {
    build(near, near, length, WALL)
    build(far - WALL, near + WALL, WALL, before - near - WALL)
    build(far - WALL, after, WALL, far - WALL - after)
  } else {
    build(far - WALL, near + WALL, WALL, length - 2 * WALL)
    build(near, near, before - near, WALL)
    build(after, near, far - after, WALL)
  }
  gate(scene, {
    at: gateIn === 'right' ? [far - WALL - 4, gateCentre, floor] : [gateCentre, near - 4, floor],
    along: gateIn === 'right' ? 'y' : 'x',
    opening: OPENING,
    thickness: WALL + 8,
    height: wall + 26,
  })
}

function vault(scene: Scene): void {
  scene.box([CENTRE - 44, CENTRE - 44, 48], [88, 88, 30])
  scene.box([CENTRE - 30, CENTRE - 30, 78], [60, 60, 62], {
    hatch: 4,
    top: (roof) =>
      roof.rect([10, 10], [40, 40]).segments([
        [
          [10, 30],
          [50, 30],
        ],
        [
          [30, 10],
          [30, 50],
        ],
      ]),
    front: (wall) => wall.rect([14, 0], [32, 44], 'signal'),
  })
}

function towers(scene: Scene): void {
  for (const x of [-3, SIDE - 23])
    for (const y of [-3, SIDE - 23])
      scene.box([x, y, 0], [26, 26, 52], { hatch: 4, top: (roof) => roof.rect([6, 6], [14, 14]) })
}

const ENTRY = SIDE * 0.3
const SECOND_GATE = 62 + (SIDE - 124) * 0.6

function theOneRoute(scene: Scene): void {
  scene.run([
    [ENTRY, -92, 0],
    [ENTRY, 34, 0],
    [SIDE - 30, 34, 0],
    [SIDE - 30, SECOND_GATE, 0],
    [SIDE - 62, SECOND_GATE, 0],
  ])
  scene.run([
    [SIDE - 74, SECOND_GATE, 22],
    [SIDE - 92, SECOND_GATE, 22],
    [SIDE - 92, 92, 22],
    [CENTRE, 92, 22],
    [CENTRE, 118, 22],
  ])
  scene.run([
    [CENTRE, 134, 48],
    [CENTRE, CENTRE - 46, 48],
  ])
}

function refused(scene: Scene): void {
  const attempts: [Point3, Point3][] = [
    [
      [300, -96, 0],
      [300, -8, 0],
    ],
    [
      [SIDE + 70, 120, 0],
      [SIDE + 8, 120, 0],
    ],
    [
      [SIDE + 70, 330, 0],
      [SIDE + 8, 330, 0],
    ],
  ]
  for (const [from, to] of attempts) scene.above([from, to], 'dashed').cross(to, 7)
}

export function heroSecure(): Drawing {
  const scene = new Scene({
    id: 'hero-secure',
    title: 'The only way in',
    description:
      'Three walls inside each other, each with one gate. One route passes all gates to the vault; three other attempts end at the outer wall.',
  })
  scene.ground([-50, -100], [550, 550], 50)
  for (const terrace of TERRACES) drawTerrace(scene, terrace)
  vault(scene)
  towers(scene)
  theOneRoute(scene)
  refused(scene)
  scene.note([ENTRY, -92, 0], [-20, 40], ['One route in', 'checked at every gate'], 'left')
  scene.note([300, -96, 0], [10, 36], ['Refused, logged'])
  scene.note([SIDE - 64, SECOND_GATE + 20, 74], [118, 96], ['Gate 2', 'device'])
  scene.note([CENTRE + 30, CENTRE + 30, 140], [96, -128], ['Vault, keys', 'rotate every 12 h'])
  scene.note([ENTRY - 33, 8, 36], [-84, -112], ['Gate 1', 'identity'], 'left')
  return scene.draw(heroSheet([-50, -100]))
}
