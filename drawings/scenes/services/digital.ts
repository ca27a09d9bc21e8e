import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { through, times, way } from '../parts.ts'
import { sheet, shelf, standingPhone } from '../props.ts'

const PANELS = 5

function paperForm(scene: Scene): void {
  for (const index of times(PANELS)) {
    const [width, depth] = [86 - index * 11, 112 - index * 14]
    const x = times(index).reduce((sum, before) => sum + 94 - before * 11, 0)
    sheet(scene, [x, 10 + index * 7, 0], [width, depth], {
      lines: 0,
      more: (paper) => {
        for (const row of times(7 - index)) paper.rect([8, depth - 18 - row * 14], [width - 16, 9])
      },
    })
  }
}

export function digital(): Drawing {
  const scene = new Scene({
    id: 'service-digital',
    title: 'From a shelf of forms to one answer',
    description:
      'A wall of binders stands behind a long paper form whose panels shrink step by step until a telephone shows the finished case with a marked tick.',
  })
  scene.ground([-60, -70], [600, 280], 40)
  for (const index of times(3)) shelf(scene, [-30 + index * 104, 160, 0], [98, 36], 4 - index)
  sheet(scene, [-56, 70, 0], [40, 54], { lines: 3, thick: 34 })
  paperForm(scene)
  standingPhone(scene, [430, 30, 0], [88, 160], (glass) => {
    glass.text([14, 136], 58, 3, 10).rect([14, 60], [60, 44], 'signal')
    glass.line(through([28, 82], [40, 70], [62, 96]), 'emphasis').text([14, 48], 58, 2, 10)
  })
  scene.run(way([-40, -24, 0], ['x', 500], ['y', 46]))
  scene.box([-62, -52, 0], [44, 44, 8], { hatch: 4 })
  scene.box([-50, -40, 8], [20, 20, 16], { hatch: 4 })
  scene.silo([-40, -30, 24], 6, 20)
  scene.note([90, 178, 126], [60, -40], ['11,000 files a year'])
  scene.note([40, 10, 1], [-60, 100], ['Form 7b, 43 fields'], 'left')
  scene.note([518, 30, 120], [24, -34], ['9 fields', '84 in 100 finish'])
  return scene.draw(padded(8))
}
