import type { Drawing } from '../kit/drawn.ts'
import { centred } from '../kit/sheets.ts'
import { Scene } from '../kit/scene.ts'

const SIDE = 180
const WALL = 9

function shell(scene: Scene, near: number, height: number, opening: number): void {
  const far = SIDE - near
  const length = far - near
  const build = (x: number, y: number, width: number, depth: number) =>
    scene.box([x, y, 0], [width, depth, height], { hatch: 4 })
  build(near, far - WALL, length, WALL)
  build(near, near, WALL, length - WALL)
  build(far - WALL, near + WALL, WALL, length - 2 * WALL)
  build(near + WALL, near, opening - 14 - near - WALL, WALL)
  build(opening + 14, near, far - opening - 14, WALL)
}

export function cardSecure(): Drawing {
  const scene = new Scene({
    id: 'card-secure',
    title: 'A vault with two shells',
    description:
      'A vault inside two walls whose openings do not line up. The door of the vault is marked.',
  })
  scene.ground([-14, -14], [208, 208], 20)
  shell(scene, 0, 16, 60)
  shell(scene, 34, 34, 116)
  scene.box([64, 64, 0], [52, 52, 84], {
    top: (roof) => roof.rect([10, 10], [32, 32]),
    front: (wall) => wall.rect([14, 0], [24, 36], 'signal'),
  })
  return scene.draw(centred(344))
}
