import type { Drawing } from '../../kit/drawn.ts'
import { plate } from '../../kit/sheets.ts'
import { Scene } from '../../kit/scene.ts'
import { times } from '../parts.ts'

const ROOM = 58
const WALL = 5

export function oneProcess(): Drawing {
  const scene = new Scene({
    id: 'post-one-process',
    title: 'Nine rooms under one roof, and two sheds',
    description:
      'A house without its roof has nine rooms with walls and doors between them and one marked front door. Two sheds stand apart.',
  })
  scene.ground([-10, -45], [320, 180], 40)
  const side = 3 * ROOM
  scene.box([0, -30, 0], [side + WALL, side * 0.9 + WALL, 4], { hatch: 0 })
  const deep = ROOM * 0.9
  for (const line of times(4)) {
    const y = -30 + line * deep
    for (const room of times(3)) {
      const x = room * ROOM
      const length = room === 2 ? ROOM + WALL : ROOM
      const door = line > 0 && line < 3 && (room + line) % 2 === 0
      const front = line === 0 && room === 2
      if (front) {
        scene.box([x, y, 4], [16, WALL, 30], { hatch: 0 })
        scene.box([x + 16, y, 4], [26, WALL, 30], { finish: 'signal' })
        scene.box([x + 42, y, 4], [length - 42, WALL, 30], { hatch: 0 })
      } else if (door) {
        scene.box([x, y, 4], [20, WALL, 30], { hatch: 0 })
        scene.box([x + 38, y, 4], [length - 38, WALL, 30], { hatch: 0 })
      } else scene.box([x, y, 4], [length, WALL, 30], { hatch: 0 })
    }
  }
  for (const line of times(4))
    for (const room of times(3)) {
      const y = -30 + room * deep + WALL
      const open = line > 0 && line < 3 && (room + line) % 2 === 1
      const length = deep - WALL
      if (open) {
        scene.box([line * ROOM, y, 4], [WALL, length * 0.35, 30], { hatch: 3 })
        scene.box([line * ROOM, y + length * 0.7, 4], [WALL, length * 0.3, 30], { hatch: 3 })
      } else scene.box([line * ROOM, y, 4], [WALL, length, 30], { hatch: 3 })
    }
  scene.box([230, 60, 0], [60, 50, 44], { hatch: 5, top: (roof) => roof.rect([8, 8], [44, 34]) })
  scene.box([230, -30, 0], [60, 50, 30], { hatch: 5, top: (roof) => roof.rect([8, 8], [44, 34]) })
  return scene.draw(plate)
}
