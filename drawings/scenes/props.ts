import type { Point2, Point3 } from '../../src/drawings/geometry/projection.ts'
import type { Scene } from '../kit/scene.ts'
import type { BoxStyle, Finish } from '../kit/solids.ts'
import type { Surface } from '../kit/surface.ts'
import { columns, rows, through, times } from './parts.ts'

/** Things that stand on several plans. Each is placed by its near left corner at its foot. */

export function desk(scene: Scene, [x, y, z]: Point3, finish: Finish = 'solid'): void {
  const style: BoxStyle = { finish, hatch: 0 }
  const solid = finish === 'solid'
  if (finish === 'ghost') {
    scene.box([x, y, z], [58, 32, 28], style)
    return
  }
  scene.box([x + 4, y + 3, z], [4, 26, 24], style)
  scene.box([x + 50, y + 3, z], [4, 26, 24], { ...style, hatch: solid ? 4 : 0 })
  scene.box([x, y, z + 24], [58, 32, 4], style)
  scene.box([x + 15, y + 20, z + 28], [30, 4, 21], {
    finish,
    hatch: 0,
    front: (screen) => solid && screen.rect([3, 4], [24, 14]).text([6, 14], 17, 3, 4),
  })
}

export function server(scene: Scene, at: Point3, units = 5, finish: Finish = 'solid'): void {
  scene.box(at, [44, 40, units * 13 + 4], {
    finish,
    hatch: finish === 'solid' ? 4 : 0,
    front: (door) => {
      if (finish === 'ghost') return
      for (const unit of times(units)) door.rect([5, 4 + unit * 13], [34, 9])
      columns(door, [9, 6], 5, 3, 4, 'hatch')
    },
  })
}

interface SheetStyle {
  title?: string
  lines?: number
  finish?: Finish
  thick?: number
  more?: (paper: Surface) => void
}

/** A sheet of paper, or a pile of them. */
export function sheet(
  scene: Scene,
  at: Point3,
  [width, depth]: Point2,
  { title, lines = 4, finish = 'solid', thick = 2, more }: SheetStyle = {},
): void {
  const leading = Math.min(11, (depth - 34) / Math.max(1, lines))
  scene.box(at, [width, depth, thick], {
    hatch: 0,
    finish,
    top: (paper) => {
      if (finish !== 'ghost' && lines > 0)
        paper.text([9, depth - (title ? 28 : 14)], width - 18, lines, leading)
      if (title) paper.letter([8, depth - 18], title, { size: 14, bold: true })
      more?.(paper)
    },
  })
}

export function container(scene: Scene, at: Point3, finish: Finish = 'solid', length = 108): void {
  scene.box(at, [length, 40, 42], {
    finish,
    front: (side) => columns(side, [7, 3], 36, Math.floor((length - 8) / 8), 8, 'hatch'),
    top: (roof) => columns(roof, [18, 3], 34, Math.floor((length - 20) / 18), 18, 'hatch'),
  })
}

function wheel(scene: Scene, x: number, y: number): void {
  scene.tube([x, y - 6, 9], 'y', 9, 6)
  scene.tube([x, y - 6.6, 9], 'y', 3.4, 0.5)
}

/** A lorry that drives to the right. */
export function lorry(scene: Scene, [x, y, z]: Point3, finish: Finish = 'solid'): void {
  scene.box([x, y, z + 8], [146, 40, 6], { hatch: 0 })
  container(scene, [x, y, z + 14], finish)
  scene.box([x + 114, y + 2, z + 14], [32, 36, 36], {
    hatch: 4,
    front: (cab) => cab.rect([8, 16], [18, 14]),
  })
  for (const axle of [16, 40, 128]) wheel(scene, x + axle, y)
}

/** A house with a roof that rises to a ridge along x. */
export function house(
  scene: Scene,
  [x, y, z]: Point3,
  [width, depth, height]: Point3,
  rise = 18,
  front?: (wall: Surface) => void,
): void {
  const [ridge, eaves] = [z + height + rise, z + height]
  const [middle, far, right] = [y + depth / 2, y + depth, x + width]
  scene.box([x, y, z], [width, depth, height], { hatch: 4, ...(front && { front }) })
  scene.panel(
    through([x, far, eaves], [right, far, eaves], [right, middle, ridge], [x, middle, ridge]),
    'top',
  )
  scene.panel(
    through([x, y, eaves], [right, y, eaves], [right, middle, ridge], [x, middle, ridge]),
    'top',
  )
  scene.panel(through([right, y, eaves], [right, far, eaves], [right, middle, ridge]), 'right')
}

export function turbine(scene: Scene, [x, y, z]: Point3, height: number, turn = 20): void {
  const [hub, reach] = [z + height, height * 0.52]
  scene.silo([x, y, z], 9, 5)
  scene.silo([x, y, z + 5], 3.4, height - 9)
  scene.box([x - 4, y - 8, hub - 4], [8, 18, 8], { hatch: 0 })
  for (const blade of times(3)) {
    const angle = ((turn + blade * 120) * Math.PI) / 180
    const [along, up] = [Math.cos(angle), Math.sin(angle)]
    const at = (out: number, side: number): Point3 => [
      x + along * out - up * side,
      y - 9,
      hub + up * out + along * side,
    ]
    scene.panel(
      through(at(3, 0), at(reach * 0.22, 4.5), at(reach, 0.6), at(reach, -0.6), at(3, -1.6)),
      'top',
    )
  }
  scene.tube([x, y - 11, hub], 'y', 3, 3)
}

/** A lattice mast with two arms; gives the ends of its arms. */
export function pylon(scene: Scene, [x, y, z]: Point3, height: number): Point3[] {
  const half = (level: number) => 15 - level * 3
  const corner = (level: number, side: number, back: number): Point3 => [
    x + side * half(level),
    y + back * half(level),
    z + (height * level) / 4,
  ]
  const extent = {
    x: [x - 14, x + 14],
    y: [y - 14, y + 14],
    z: [z + 0.1, z + height - 0.1],
  } as const
  const legs = [-1, 1].flatMap((side) =>
    [-1, 1].map((back) => [corner(0, side, back), corner(4, side, back)] as const),
  )
  const lattice = times(4).flatMap((level) => [
    [corner(level, -1, -1), corner(level + 1, 1, -1)] as const,
    [corner(level, 1, -1), corner(level + 1, -1, -1)] as const,
    [corner(level, 1, -1), corner(level + 1, 1, 1)] as const,
  ])
  scene.segments(legs, 'line', extent)
  scene.segments(lattice, 'wire', extent)
  const ends: Point3[] = []
  for (const level of [0.76, 0.97]) {
    const [reach, up] = [26, z + height * level]
    scene.box([x - 2, y - reach, up], [4, reach * 2, 3], { hatch: 0 })
    ends.push([x, y - reach, up - 3], [x, y + reach, up - 3])
  }
  return ends
}

/** A wire that sags between two points. */
export function wire(from: Point3, to: Point3, sag = 14): Point3[] {
  return times(9).map((step) => {
    const part = step / 8
    const between = (axis: 0 | 1 | 2) => from[axis] + (to[axis] - from[axis]) * part
    return [between(0), between(1), between(2) - sag * 4 * part * (1 - part)]
  })
}

/** A case of shelves with binders in it. */
export function shelf(scene: Scene, at: Point3, [width, depth]: Point2, levels: number): void {
  const pitch = 30
  scene.box(at, [width, depth, levels * pitch + 6], {
    hatch: 4,
    front: (open) => {
      for (const level of times(levels)) {
        open.rect([4, 4 + level * pitch], [width - 8, pitch - 4])
        const binders = Math.floor((width - 14 - ((level * 17) % 29)) / 7)
        columns(open, [10, 4 + level * pitch], pitch - 9, binders, 7, 'line')
        rows(open, [10, 12 + level * pitch], (binders - 1) * 7, 1, 0, 'hatch')
      }
    },
  })
}

/** A telephone that stands and shows its screen. */
export function standingPhone(
  scene: Scene,
  at: Point3,
  [width, height]: Point2,
  screen: (glass: Surface) => void,
): void {
  scene.box(at, [width, 7, height], {
    hatch: 0,
    front: (face) => {
      face.rect([4, 9], [width - 8, height - 18])
      face.line(through([width / 2 - 7, height - 4.5], [width / 2 + 7, height - 4.5]))
      screen(face)
    },
  })
}

/** A closed letter that lies on its back. */
export function letter(scene: Scene, at: Point3, finish: Finish = 'solid', size = 1): void {
  const [width, depth] = [56 * size, 36 * size]
  scene.box(at, [width, depth, 4], {
    finish,
    hatch: 0,
    top: (flap) =>
      finish !== 'ghost' &&
      flap.line(through([0, depth], [width / 2, depth * 0.42], [width, depth])),
  })
}

/** An open book with lines on both pages. */
export function book(scene: Scene, at: Point3, [width, depth]: Point2, thick = 8): void {
  const half = width / 2
  scene.box(at, [width, depth, thick], {
    hatch: 0,
    top: (pages) => {
      pages.line(through([half, 0], [half, depth]), 'emphasis')
      const count = Math.floor((depth - 12) / 9)
      for (const x of [7, half + 7]) rows(pages, [x, 9], half - 14, count, 9, 'hatch')
    },
  })
}

/** A key that lies flat, its bit towards the right. */
export function key(scene: Scene, [x, y, z]: Point3, finish: Finish = 'solid', length = 96): void {
  scene.box([x, y, z], [44, 44, 9], {
    finish,
    hatch: 0,
    top: (bow) => bow.rect([13, 13], [18, 18], 'front'),
  })
  scene.box([x + 44, y + 17, z], [length, 10, 9], { finish, hatch: 0 })
  for (const tooth of times(3))
    scene.box(
      [x + length + 34 - tooth * 17, y + 4 + (tooth % 2) * 4, z],
      [8, 13 - (tooth % 2) * 4, 9],
      {
        finish,
        hatch: 0,
      },
    )
}
