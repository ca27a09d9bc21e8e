import type { Drawing } from '../kit/drawn.ts'
import { padded } from '../kit/frame.ts'
import { Scene } from '../kit/scene.ts'
import { seeded } from '../../src/drawings/seeded.ts'
import { times } from './parts.ts'

const FLOOR = 8

function racks(scene: Scene, aisle: readonly number[]): void {
  const markedBay = aisle.length > 0 ? 6 : 5
  const random = seeded(9)
  for (const row of times(4))
    for (const bay of times(9))
      for (const level of times(3)) {
        if (random() < 0.14 || aisle.includes(bay)) continue
        const marked = row === 1 && bay === markedBay && level === 2
        scene.box([34 + bay * 32, 62 + row * 46, FLOOR + level * 24], [27, 22, 21], {
          finish: marked ? 'signal' : 'solid',
        })
      }
}

function docks(scene: Scene): void {
  for (const dock of times(4)) {
    const x = 30 + dock * 104
    scene.box([x, -6, FLOOR], [6, 12, 58], { hatch: 0 })
    scene.box([x + 56, -6, FLOOR], [6, 12, 58], { hatch: 0 })
    scene.box([x, -6, 66], [62, 12, 8], { hatch: 3 })
  }
}

function truck(scene: Scene, x: number, y: number): void {
  scene.box([x, y, 10], [44, 92, 46])
  scene.box([x + 2, y - 30, 8], [40, 28, 34], {
    hatch: 4,
    front: (cab) => cab.rect([5, 16], [30, 12]),
  })
}

/** The depot without its roof. A cross aisle takes the room of the bays given. */
export function depot(scene: Scene, aisle: readonly number[] = []): void {
  scene.box([0, 0, 0], [440, 260, FLOOR], { hatch: 4 })
  scene.box([0, 250, FLOOR], [440, 10, 92], { hatch: 4 })
  scene.box([0, 0, FLOOR], [10, 250, 92], { hatch: 4 })
  racks(scene, aisle)
  docks(scene)
  truck(scene, 38, -104)
  truck(scene, 246, -104)
  truck(scene, 350, -122)
}

export function coverCold(): Drawing {
  const scene = new Scene({
    id: 'cover-cold',
    title: 'Depot 7, Bhiwandi',
    description:
      'A cold store drawn without its roof: racks, four docks, trucks, and one marked pallet route.',
  })
  scene.ground([-60, -150], [550, 450], 50)
  depot(scene)
  scene.signal([
    [165, 0, FLOOR],
    [165, 44, FLOOR],
    [400, 44, FLOOR],
    [400, 142, FLOOR],
    [208, 142, FLOOR],
  ])
  scene.signal([
    [165, -146, 0],
    [165, 0, 0],
    [165, 0, FLOOR],
  ])
  scene.dot([165, -146, 0], 4)
  return scene.draw(padded(4))
}
