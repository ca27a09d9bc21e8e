import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { depot } from '../cover-cold.ts'
import { way } from '../parts.ts'

const FLOOR = 8

export function himdharaColdChain(): Drawing {
  const scene = new Scene({
    id: 'case-himdhara-cold-chain',
    title: 'Depot 7 and the way around aisle 14',
    description:
      'The cold store in Bhiwandi without its roof. The short cut through aisle 14 is dashed; the marked route goes around it to the dock.',
  })
  scene.ground([-30, -150], [500, 450], 50)
  depot(scene, [4, 5])
  scene.run(way([246, 142, FLOOR], ['x', 168], ['y', -98], ['x', -249], ['y', -44]))
  scene.run(way([165, 0, 0], ['y', -146]))
  scene.line(way([226, 142, FLOOR], ['x', -50], ['y', -86]), 'dashed')
  scene.cross([176, 100, FLOOR], 8)
  scene.note([414, 100, FLOOR], [120, -60], ['+140 metres', 'and on time'])
  scene.note([176, 100, FLOOR], [-178, -150], ['Aisle 14', 'no location code'], 'left')
  scene.note([165, -140, 0], [-50, 30], ['Doors 9 to 13'], 'left')
  scene.note([440, 255, 100], [16, -30], ['−22, +3, +12 °C'])
  return scene.draw(padded(8))
}
