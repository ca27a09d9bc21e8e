import type { Drawing } from '../kit/drawn.ts'
import { standing } from '../kit/sheets.ts'
import { Scene } from '../kit/scene.ts'
import { times } from './parts.ts'

const sheet = standing(210, 240)

export function officePune(): Drawing {
  const scene = new Scene({
    id: 'office-pune',
    title: 'The Pune office',
    description:
      'A tower on a base in Baner, Pune, with a lower house beside it. Our floor, the fourth, is marked.',
  })
  scene.ground([-10, -10], [160, 120], 20)
  scene.box([0, 0, 0], [90, 90, 20])
  scene.box([10, 14, 20], [70, 66, 84], {
    top: (roof) => roof.rect([10, 10], [50, 46]),
    front: (wall) =>
      wall
        .segments(
          times(5).map(
            (floor) =>
              [
                [0, 14 + floor * 14],
                [70, 14 + floor * 14],
              ] as const,
          ),
        )
        .rect([0, 42], [70, 14], 'signal'),
  })
  scene.box([100, 10, 0], [36, 60, 46])
  return scene.draw(sheet)
}

export function officePatna(): Drawing {
  const scene = new Scene({
    id: 'office-patna',
    title: 'The Patna office',
    description:
      'A long house of three floors on Boring Road, Patna. Our floor, the second, is marked.',
  })
  scene.ground([-10, -10], [160, 120], 20)
  scene.box([0, 10, 0], [120, 70, 40], {
    front: (wall) =>
      wall
        .segments([
          [
            [0, 13],
            [120, 13],
          ],
          [
            [0, 26],
            [120, 26],
          ],
        ])
        .rect([0, 13], [60, 13], 'signal'),
    top: (roof) => roof.rect([12, 12], [50, 46]),
  })
  scene.box([84, 30, 40], [28, 40, 22])
  return scene.draw(sheet)
}

export function officeUsa(): Drawing {
  const scene = new Scene({
    id: 'office-usa',
    title: 'The Austin office',
    description:
      'A low house with five shop windows in Austin, Texas, and a tower behind. Our window is marked.',
  })
  scene.ground([-10, -10], [160, 120], 20)
  scene.box([0, 0, 0], [130, 80, 26], {
    front: (wall) =>
      times(5).forEach((index) =>
        wall.rect([10 + index * 24, 6], [14, 14], index === 1 ? 'signal' : 'line'),
      ),
  })
  scene.box([26, 20, 26], [40, 40, 44])
  return scene.draw(sheet)
}
