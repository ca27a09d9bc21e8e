import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { columns, through, times, way } from '../parts.ts'
import { lorry, standingPhone } from '../props.ts'

function shop(scene: Scene): void {
  scene.box([-40, 90, 0], [170, 90, 86], {
    front: (wall) =>
      wall
        .rect([10, 8], [66, 42])
        .rect([90, 0], [28, 50])
        .rect([128, 8], [34, 42])
        .rect([10, 64], [152, 16])
        .text([24, 72], 60, 1),
    top: (roof) => roof.rect([12, 12], [146, 66]),
  })
  scene.panel(through([-44, 90, 60], [134, 90, 60], [134, 58, 48], [-44, 58, 48]), 'top')
  scene.segments(
    times(8).map(
      (strip) =>
        [
          [-22 + strip * 22, 90, 60],
          [-22 + strip * 22, 58, 48],
        ] as const,
    ),
    'line',
    { x: [-40, 130], y: [57, 90], z: [48.5, 60.5] },
  )
}

function stock(scene: Scene): void {
  scene.box([226, 30, 0], [110, 84, 18], { hatch: 4 })
  for (const [x, y] of [
    [240, 74],
    [240, 40],
    [282, 74],
  ] as const)
    scene.box([x, y, 18], [34, 28, 26], { hatch: 4, top: (lid) => columns(lid, [17, 0], 28, 1, 0) })
  scene.box([290, 34, 18], [36, 28, 54], {
    finish: 'signal',
    front: (figure) => figure.letter([9, 14], '3', { size: 36, bold: true }),
  })
}

export function consumerRetail(): Drawing {
  const scene = new Scene({
    id: 'service-consumer-retail',
    title: 'One figure for shop, site and van',
    description:
      'A shop with an awning, a telephone with the web shop and a delivery van are joined to one plinth with three parcels and the marked figure 3.',
  })
  scene.ground([-60, -90], [560, 280], 40)
  shop(scene)
  stock(scene)
  lorry(scene, [74, -80, 0])
  standingPhone(scene, [404, 14, 0], [92, 166], (glass) => {
    for (const item of times(4))
      glass.rect([12, 122 - item * 28], [22, 20]).text([40, 138 - item * 28], 38, 2, 8)
    glass.rect([12, 15], [68, 16], 'top')
  })
  scene.run(way([226, 76, 0], ['x', -126], ['y', 12]))
  scene.run(way([270, 28, 0], ['y', -88], ['x', -46]))
  scene.run(way([310, 28, 0], ['y', -11], ['x', 92]))
  scene.note([326, 48, 72], [40, -150], ['Three left,', 'everywhere'])
  scene.note([-40, 90, 40], [-26, 40], ['60 shops'], 'left')
  scene.note([206, -80, 30], [-90, 96], ['Van, held for 8 minutes'], 'left')
  scene.note([496, 14, 60], [18, 44], ['Site'])
  return scene.draw(padded(8))
}
