import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { rows, times, way } from '../parts.ts'
import { house } from '../props.ts'

const BLOCKS = 6
const PITCH = 94

function chain(scene: Scene): void {
  for (const index of times(BLOCKS)) {
    const last = index === BLOCKS - 1
    scene.box([index * PITCH, 40, 0], [66, 60, 46], {
      finish: last ? 'signal' : 'solid',
      front: (face) => rows(face, [8, 10], 50, 3, 9, last ? 'line' : 'hatch'),
      top: (top) => top.letter([9, 24], `#${4107 + index}`, { size: 15, bold: true }),
    })
    if (!last) scene.tube([index * PITCH + 66, 70, 24], 'x', 6, PITCH - 66)
  }
}

export function blockchain(): Drawing {
  const scene = new Scene({
    id: 'service-blockchain',
    title: 'One record, four keepers',
    description:
      'A chain of six numbered blocks runs between four different houses. Each house is joined to the newest, marked block; an altered copy beside the chain is refused.',
  })
  scene.ground([-40, -110], [640, 320], 40)
  chain(scene)
  house(scene, [20, 150, 0], [84, 50, 44], 22, (wall) => wall.rect([34, 0], [18, 28]))
  scene.box([230, 150, 0], [80, 50, 82], { front: (wall) => rows(wall, [8, 16], 64, 4, 16) })
  scene.silo([100, -66, 0], 36, 50, { bands: [0.5], lid: 0.75 })
  scene.box([262, -100, 0], [110, 52, 32], {
    top: (roof) => roof.rect([8, 8], [94, 36]),
    front: (wall) => times(4).forEach((bay) => wall.rect([9 + bay * 25, 0], [18, 22])),
  })
  const seal = BLOCKS * PITCH - 60
  scene.line(way([62, 148, 0], ['y', -22], ['x', seal - 62], ['y', -24]), 'line')
  scene.line(way([270, 148, 0], ['y', -22]), 'line')
  scene.line(way([138, -66, 0], ['x', 60], ['y', 80], ['x', seal - 198], ['y', 24]), 'line')
  scene.line(way([316, -46, 0], ['y', 60]), 'line')
  scene.box([2 * PITCH, -20, 0], [66, 28, 30], { finish: 'ghost', hatch: 0 })
  scene.cross([2 * PITCH + 34, -8, 30], 9)
  scene.box([500, -96, 0], [60, 56, 38], { finish: 'ghost', hatch: 0 })
  scene.note([seal, 100, 46], [60, -50], ['Three of four sign,', 'or no block'])
  scene.note([2 * PITCH, -20, 4], [-120, 96], ['Altered, refused by three'], 'left')
  scene.note([560, -80, 20], [16, 40], ['Or a database,', 'if you trust one'])
  scene.note([20, 150, 30], [-36, 10], ['Four parties'], 'left')
  return scene.draw(padded(8))
}
