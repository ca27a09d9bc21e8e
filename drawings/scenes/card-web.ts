import type { Drawing } from '../kit/drawn.ts'
import { centred } from '../kit/sheets.ts'
import { Scene } from '../kit/scene.ts'

export function cardWeb(): Drawing {
  const scene = new Scene({
    id: 'card-web',
    title: 'A web platform and its services',
    description:
      "A page in front, two services, an application and a store behind it. The page's one action is marked.",
  })
  scene.ground([-10, -10], [220, 180], 20)
  scene.box([0, 60, 0], [60, 60, 40], { top: (roof) => roof.rect([10, 10], [40, 40]) })
  scene.box([0, 0, 0], [60, 44, 26])
  scene.box([84, 80, 0], [50, 70, 74], { top: (roof) => roof.rect([8, 8], [34, 54]) })
  scene.silo([178, 128, 0], 22, 44, { bands: [0.5], lid: 0.7 })
  scene.box([84, 0, 0], [110, 60, 12], {
    hatch: 4,
    top: (page) =>
      page.rect([8, 8], [60, 44]).text([14, 42], 44, 4).rect([76, 8], [26, 44], 'signal'),
  })
  scene.line(
    [
      [60, 22, 0],
      [84, 22, 0],
    ],
    'emphasis',
  )
  scene.line(
    [
      [60, 90, 0],
      [84, 90, 0],
    ],
    'emphasis',
  )
  return scene.draw(centred(344))
}
