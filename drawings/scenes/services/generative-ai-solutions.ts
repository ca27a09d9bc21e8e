import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { through, times, way } from '../parts.ts'
import { sheet, shelf } from '../props.ts'

export function generativeAiSolutions(): Drawing {
  const scene = new Scene({
    id: 'service-generative-ai-solutions',
    title: 'An answer and its source',
    description:
      'A wall of shelves behind a large sheet with an answer. A marked thread leads from one sentence of the answer to the binder it quotes; a second tray stands for questions without an answer.',
  })
  scene.ground([-10, -90], [560, 280], 40)
  for (const index of times(5)) shelf(scene, [index * 106, 120, 0], [100, 34], 4)
  scene.box([214, 112, 66], [10, 30, 24], { finish: 'signal' })
  for (const page of times(2))
    sheet(scene, [116 - page * 3, -74 - page * 3, page * 4], [250, 150], { lines: 0 })
  scene.box([110, -80, 8], [250, 150, 2], {
    hatch: 0,
    top: (page) => {
      page.letter([16, 118], 'Warranty: 24 months', { size: 17, bold: true })
      page.text([16, 102], 216, 3, 12).text([16, 50], 216, 3, 12)
      page.line(through([16, 62], [148, 62]), 'emphasis').rect([152, 56], [22, 12], 'signal')
    },
  })
  const overPage = { x: [280, 350], y: [-20, 72], z: [10, 10.4] } as const
  scene.run(way([284, -18, 10], ['x', 62], ['y', 88]), overPage)
  scene.run(way([346, 74, 0], ['y', 30], ['x', -127], ['z', 66]), {
    x: [200, 350],
    y: [70, 111],
    z: [0.1, 0.4],
  })
  scene.box([430, -60, 0], [120, 96, 30], {
    hatch: 4,
    top: (tray) =>
      tray
        .rect([8, 8], [104, 80])
        .letter([18, 50], 'I do not', { size: 15 })
        .letter([18, 30], 'know.', { size: 15 }),
  })
  scene.line(way([360, -14, 0], ['x', 70]), 'dashed')
  scene.note([224, 116, 90], [60, -110], ['Manual, page 41'])
  scene.note([550, 20, 30], [24, -34], ['Refused: 6 in 100', 'a person answers'])
  scene.note([110, -60, 10], [-40, 44], ['₹ 0.40 an answer'], 'left')
  return scene.draw(padded(8))
}
