import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { plumbLines, times, way } from '../parts.ts'
import { desk } from '../props.ts'

const RECALL = [0.94, 0.95, 0.93, 0.94, 0.96, 0.93, 0.859, 0.94, 0.95, 0.93, 0.94]
const SPANISH = 6
const PITCH = 48
const LIMIT = 0.92

/** From 0.80 upwards, so that one hundredth can be seen. */
const height = (recall: number) => (recall - 0.8) * 900

function groups(scene: Scene): void {
  RECALL.forEach((recall, index) => {
    scene.box([index * PITCH, 90, 0], [32, 40, height(recall)], { hatch: 4.5 })
    if (index === SPANISH)
      scene.box([index * PITCH, 90, height(recall)], [32, 40, height(LIMIT) - height(recall)], {
        finish: 'ghost',
        hatch: 0,
      })
  })
  const right = RECALL.length * PITCH
  for (const x of [-18, right]) scene.box([x, 80, 0], [6, 6, height(LIMIT) + 26], { hatch: 3 })
  scene.line(way([-14, 80, height(LIMIT)], ['x', right + 16]), 'emphasis')
}

function release(scene: Scene, x: number, name: string): void {
  for (const layer of times(4))
    scene.box([x, -60, layer * 19], [72, 70, 13], {
      hatch: 4,
      finish: layer === 3 ? 'solid' : 'frosted',
      top: (top) => layer === 3 && top.letter([14, 24], name, { size: 28, bold: true }),
    })
  plumbLines(scene, [[x + 72, -60]], 0, 58)
}

export function pecanModelGate(id = 'case-pecan-model-gate'): Drawing {
  const scene = new Scene({
    id,
    title: 'Release 9 waits',
    description:
      'Eleven columns, one for each group of patients, stand under a line at 0.92. One falls short. In front of them release 9 waits at a marked barrier; release 8 stays beside the nurses’ desks.',
  })
  scene.ground([-40, -100], [640, 240], 40)
  groups(scene)
  release(scene, 60, 'r9')
  release(scene, 316, 'r8')
  scene.line(way([10, -25, 0], ['x', 50]), 'emphasis')
  scene.line(way([132, -25, 0], ['x', 48]), 'emphasis')
  scene.box([190, 26, 0], [22, 24, 40], { hatch: 3 })
  scene.box([196, -90, 40], [10, 128, 10], { finish: 'signal' })
  scene.box([196, -94, 0], [10, 8, 40], { hatch: 3 })
  scene.line(way([388, -25, 0], ['x', 58]), 'emphasis')
  for (const index of times(2)) desk(scene, [452 + index * 70, -40, 0])
  scene.note(
    [SPANISH * PITCH + 32, 90, height(0.9)],
    [150, -130],
    ['Spanish: 0.859', '31 of 220 missed'],
  )
  scene.note([-18, 80, height(LIMIT)], [-30, -10], ['0.92 or it waits'], 'left')
  scene.note([201, -90, 46], [-80, 60], ['Held, month 5'], 'left')
  scene.note([560, -40, 20], [30, 30], ['Nurses read all'])
  return scene.draw(padded(8))
}
