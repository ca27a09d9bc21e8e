import type { Drawing } from '../../kit/drawn.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { rows } from '../parts.ts'
import { deskSheet } from './desk-sheet.ts'

const SLAB = 20
const POLES = [26, 92]
const [HINGE, JAW] = [44, 168]
const UP = (38 * Math.PI) / 180
const REACH = JAW - HINGE + 6

/** A point of the blades, so far out from their hinge and so far over their middle. */
const along = (out: number, over: number, y: number): Point3 => [
  HINGE + Math.cos(UP) * out - Math.sin(UP) * over,
  y,
  SLAB + 22 + Math.sin(UP) * out + Math.cos(UP) * over,
]

function pole(scene: Scene, y: number): void {
  scene.box([HINGE - 18, y - 8, SLAB], [36, 20, 8], { hatch: 3 })
  scene.box([HINGE - 9, y - 5, SLAB + 8], [18, 3, 22], { hatch: 0 })
  scene.box([HINGE - 9, y + 6, SLAB + 8], [18, 3, 22], { hatch: 0 })
  scene.box([JAW - 18, y - 8, SLAB], [36, 20, 8], { hatch: 3 })
  scene.box([JAW - 9, y - 5, SLAB + 8], [18, 3, 24], { hatch: 0 })
  scene.box([JAW - 9, y + 6, SLAB + 8], [18, 3, 24], { hatch: 0 })
  for (const x of [18, JAW + 26]) scene.silo([x, y + 2, SLAB], 7, 7, { lid: 0.4 })
}

function blade(scene: Scene, y: number): void {
  const [near, far] = [y, y + 4]
  scene.panel(
    [along(-8, 6, near), along(REACH, 6, near), along(REACH, -6, near), along(-8, -6, near)],
    'front',
  )
  scene.panel(
    [along(-8, 6, near), along(REACH, 6, near), along(REACH, 6, far), along(-8, 6, far)],
    'top',
  )
}

export function knifeSwitch(): Drawing {
  const scene = new Scene({
    id: 'desk-knife-switch',
    title: 'A knife switch with its owner’s plate',
    description:
      'A two-pole knife switch on a slab, half open. Its handle is marked, and a plate on the front is there for the name of an owner.',
  })
  scene.ground([-30, -40], [280, 200], 40)
  scene.box([0, 0, 0], [224, 124, SLAB], {
    hatch: 5,
    front: (side) => {
      side.rect([70, 4], [84, 12], 'top')
      rows(side, [78, 10], 60, 1, 0)
    },
    top: (slab) => slab.rect([6, 6], [212, 112], 'line'),
  })
  for (const y of POLES) pole(scene, y)
  for (const y of POLES) blade(scene, y)
  const [x, , z] = along(REACH, 0, 0)
  scene.box([x - 6, POLES[0]! - 6, z - 6], [12, 82, 12], { hatch: 3 })
  scene.box([x - 7, 54, z + 6], [14, 14, 44], { finish: 'signal' })
  return scene.draw(deskSheet)
}
