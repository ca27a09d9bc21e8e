import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { times, way } from '../parts.ts'
import { desk, sheet } from '../props.ts'

const SCORES = times(20)
const PITCH = 25
const THRESHOLD = 13

const routine = (score: number) => 92 * Math.exp(-((score - 6) ** 2) / 14)
const urgent = (score: number) => 62 * Math.exp(-((score - 15.4) ** 2) / 8)

function heaps(scene: Scene): void {
  for (const score of SCORES) {
    const [low, high] = [routine(score), urgent(score)]
    if (low > 2) scene.box([score * PITCH, 60, 0], [20, 46, low], { hatch: 4 })
    if (high > 2)
      scene.box([score * PITCH, 0, 0], [20, 46, high], {
        hatch: 4,
        top: (end) => end.circle([10, 23], 5),
      })
  }
}

export function ai(): Drawing {
  const scene = new Scene({
    id: 'service-ai',
    title: 'A threshold with a name on it',
    description:
      'Two heaps of cases, ordered by score, overlap in the middle. A marked blade stands at the threshold; what lies right of it goes to a desk, where a person signs.',
  })
  scene.ground([-20, -60], [600, 240], 40)
  heaps(scene)
  const x = THRESHOLD * PITCH - 5
  scene.box([x, -24, 0], [4, 150, 112], { finish: 'signal' })
  scene.line(way([-10, -16, 0], ['x', 520]), 'emphasis')
  for (const mark of times(6)) scene.line(way([mark * 100, -16, 0], ['y', -8]))
  scene.line(way([500, 24, 0], ['x', 30], ['y', 46], ['x', 20]), 'dashed')
  desk(scene, [552, 66, 0])
  sheet(scene, [532, -46, 0], [76, 76], { title: 'Signed', lines: 3 })
  scene.note([x, 126, 112], [50, -40], ['Threshold 0.62', 'signed: Dr Rane'])
  scene.note([12 * PITCH + 8, 8, 14], [-100, 90], ['A miss: ₹ 380'], 'left')
  scene.note([14 * PITCH + 10, 60, 2], [150, -120], ['A false alarm: ₹ 620'])
  return scene.draw(padded(8))
}
