import type { PaintName } from '../../kit/paint.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import type { Scene } from '../../kit/scene.ts'
import type { Finish } from '../../kit/solids.ts'
import { through } from '../parts.ts'

function roadWheel(scene: Scene, [x, y, z]: Point3, radius: number): void {
  scene.tube([x, y - 8, z], 'y', radius, 8)
  scene.tube([x, y - 8.6, z], 'y', radius * 0.42, 0.5)
}

/** A car that drives to the right; 172 long and 66 deep at full size. */
export function car(scene: Scene, [x, y, z]: Point3, size = 1, finish: Finish = 'solid'): void {
  const at = (along: number, across: number, up: number): Point3 => [
    x + along * size,
    y + across * size,
    z + up * size,
  ]
  const pane = (paint: PaintName, ...corners: Point3[]) => scene.panel(corners, paint)
  scene.box(at(0, 0, 12), [172 * size, 66 * size, 25 * size], {
    finish,
    hatch: finish === 'solid' ? 4 : 0,
    front: (side) => {
      for (const door of [44, 84, 124])
        side.line(through([door * size, 3 * size], [door * size, 25 * size]))
      side.line(through([74 * size, 18 * size], [80 * size, 18 * size]), 'emphasis')
      side.line(through([114 * size, 18 * size], [120 * size, 18 * size]), 'emphasis')
      side.rect([162 * size, 14 * size], [9 * size, 7 * size], 'top')
    },
  })
  pane('top', at(26, 5, 37), at(46, 9, 62), at(46, 57, 62), at(26, 61, 37))
  pane('front', at(26, 5, 37), at(138, 5, 37), at(112, 9, 62), at(46, 9, 62))
  pane('top', at(46, 9, 62), at(112, 9, 62), at(112, 57, 62), at(46, 57, 62))
  pane('right', at(112, 9, 62), at(138, 5, 37), at(138, 61, 37), at(112, 57, 62))
  pane('top', at(49, 6.5, 41), at(80, 6.5, 41), at(80, 8, 58), at(54, 8, 58))
  pane('top', at(86, 6.5, 41), at(126, 6.5, 41), at(109, 8, 58), at(86, 8, 58))
  for (const axle of [34, 138]) roadWheel(scene, at(axle, 2, 13), 14 * size)
}

/** A breakdown lorry with a flat bed, 236 long. */
export function towLorry(scene: Scene, [x, y, z]: Point3): void {
  scene.box([x, y, z + 16], [172, 62, 8], { hatch: 4 })
  scene.box([x + 180, y + 2, z + 12], [56, 58, 54], {
    hatch: 4,
    front: (cab) => cab.rect([12, 24], [30, 22], 'top').line(through([6, 6], [50, 6])),
  })
  scene.box([x + 192, y + 20, z + 66], [14, 22, 6], { hatch: 0 })
  scene.box([x + 168, y + 26, z + 24], [8, 10, 26], { hatch: 3 })
  for (const axle of [28, 56, 210]) roadWheel(scene, [x + axle, y + 2, z + 12], 13)
}
