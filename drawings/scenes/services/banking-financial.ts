import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { rows, way } from '../parts.ts'

const TOTAL = 162
const DEBIT = [22, 40, 14, 34, 28, 24]
const CREDIT = [58, 30, 74]
const RAILS = ['UPI', 'IMPS', 'NEFT', 'Cards', 'Branch']

function column(scene: Scene, x: number, entries: number[], name: string): void {
  let z = 16
  for (const height of entries) {
    scene.box([x, 40, z], [84, 84, height], {
      hatch: 5,
      front: (side) => rows(side, [8, 7], 68, Math.floor(height / 10), 9, 'hatch'),
    })
    z += height
  }
  scene.box([x - 6, 20, 0], [96, 112, 16], {
    hatch: 4,
    front: (base) => base.letter([8, 4], name, { size: 12 }),
  })
}

function rail(scene: Scene, name: string, index: number): void {
  const y = 150 - index * 44
  scene.tube([20, y + 12, 12], 'x', 6, 170)
  scene.box([-60, y, 0], [80, 26, 26], {
    hatch: 4,
    front: (face) => face.letter([8, 9], name, { size: 13 }),
  })
}

export function bankingFinancial(): Drawing {
  const scene = new Scene({
    id: 'service-banking-financial',
    title: 'Two columns that must balance',
    description:
      'Five payment rails run into a ledger with a debit and a credit column, built of different entries to the same height. The marked beam lies level on both.',
  })
  scene.ground([-80, -60], [680, 280], 40)
  RAILS.forEach((name, index) => rail(scene, name, index))
  scene.box([186, -20, 0], [22, 200, 30], { hatch: 4 })
  column(scene, 240, DEBIT, 'debit')
  column(scene, 352, CREDIT, 'credit')
  scene.box([228, 66, 16 + TOTAL], [220, 32, 12], { finish: 'signal' })
  scene.box([488, -20, 0], [92, 10, 112], {
    hatch: 3,
    front: (sheet) => {
      sheet.letter([10, 90], 'Return', { size: 16, bold: true })
      sheet.text([10, 76], 70, 4, 11).rect([10, 10], [70, 18])
    },
  })
  scene.line(way([436, 39, 30], ['x', 20], ['y', -60], ['x', 44]), 'dashed', {
    x: [436, 500],
    y: [-21, 39],
    z: [29, 30],
  })
  scene.note([448, 98, 28 + TOTAL], [40, -30], ['Difference 0.00', 'before breakfast'])
  scene.note([-60, 130, 26], [-30, -34], ['40 interfaces'], 'left')
  scene.note([580, -16, 20], [16, 44], ['Regulator, line 14'])
  scene.note([186, -20, 14], [-50, 70], ['Each payment', 'has one key'], 'left')
  return scene.draw(padded(8))
}
