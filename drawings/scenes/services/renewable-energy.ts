import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import type { Point3 } from '../../../src/drawings/geometry/projection.ts'
import { Scene } from '../../kit/scene.ts'
import { through, times, way } from '../parts.ts'
import { container, turbine } from '../props.ts'

function solarRow(scene: Scene, x: number, y: number, length: number): void {
  const [low, high, depth] = [8, 38, 34]
  const at = (along: number, up: number): Point3 => [
    x + along,
    y + up * depth,
    low + up * (high - low),
  ]
  const extent = { x: [x, x + length], y: [y, y + depth], z: [low, high] } as const
  for (const post of [14, length - 18]) scene.box([x + post, y + 22, 0], [4, 4, 26], { hatch: 0 })
  scene.panel(through(at(0, 0), at(length, 0), at(length, 1), at(0, 1)), 'front', extent)
  const cells = times(Math.floor(length / 22) - 1).map(
    (cell) => [at((cell + 1) * 22, 0), at((cell + 1) * 22, 1)] as const,
  )
  scene.segments([...cells, [at(0, 0.5), at(length, 0.5)] as const], 'wire', {
    ...extent,
    y: [y - 0.1, y + depth],
    z: [low + 0.1, high + 0.4],
  })
}

export function renewableEnergy(): Drawing {
  const scene = new Scene({
    id: 'service-renewable-energy',
    title: 'Wind and sun with one promise',
    description:
      'Rows of solar panels and three turbines feed a line to a battery and a marked meter, where the promised figure and the delivered one meet.',
  })
  scene.ground([-30, -100], [600, 320], 40)
  for (const row of times(4)) solarRow(scene, -20, -90 + row * 58, 264)
  ;[40, 180, 320].forEach((x, index) =>
    turbine(scene, [x, 182, 0], 136 - index * 4, 15 + index * 37),
  )
  container(scene, [300, 10, 0])
  container(scene, [300, 70, 0])
  scene.box([500, -10, 0], [70, 60, 74], {
    finish: 'signal',
    front: (face) => face.rect([8, 30], [54, 32]),
  })
  scene.line(way([244, 30, 0], ['x', 54]), 'emphasis')
  scene.run(way([410, 30, 0], ['x', 88]))
  scene.line(way([320, 170, 0], ['x', 100], ['y', -140]), 'emphasis')
  scene.note([535, -10, 74], [60, -60], ['Promised 214 MWh', 'delivered 209'])
  scene.note([-20, -90, 10], [-26, 50], ['40 MW of sun'], 'left')
  scene.note([320, 170, 120], [70, -20], ['62 MW of wind'])
  scene.note([354, 10, 20], [-60, 120], ['Battery, 2 h'], 'left')
  return scene.draw(padded(8))
}
