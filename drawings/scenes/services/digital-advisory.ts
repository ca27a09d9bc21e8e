import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { through, times, way } from '../parts.ts'
import { sheet } from '../props.ts'

const STOP = [1, 5, 8, 13]
const BUILD = [4, 14]
const HEIGHTS = [34, 20, 58, 26, 40, 14, 44, 70, 18, 30, 52, 24, 62, 16, 36]
const REPORT = { x: 390, y: -40 }

function systems(scene: Scene): void {
  HEIGHTS.forEach((height, index) => {
    const [column, row] = [index % 5, Math.floor(index / 5)]
    const stopped = STOP.includes(index)
    scene.box([column * 66, row * 62, 0], [46, 42, height], {
      finish: BUILD.includes(index) ? 'ghost' : 'solid',
      hatch: BUILD.includes(index) ? 0 : 5,
      top: (roof) =>
        stopped &&
        roof
          .line(through([6, 6], [40, 36]), 'emphasis')
          .line(through([40, 6], [6, 36]), 'emphasis'),
    })
  })
}

function report(scene: Scene): void {
  const { x, y } = REPORT
  for (const page of times(3))
    sheet(scene, [x + 6 - page * 3, y + 6 - page * 3, page * 4], [190, 230], { lines: 0 })
  scene.box([x, y, 12], [190, 230, 2], {
    hatch: 0,
    top: (paper) =>
      ['Stop 11', 'Keep 23', 'Build 4'].forEach((head, part) => {
        const top = 196 - part * 70
        paper.letter([14, top], head, { size: 22, bold: true }).text([14, top - 14], 108, 3, 11)
        paper.rect([136, top - 44], [40, 26], part === 0 ? 'signal' : 'line')
      }),
  })
}

export function digitalAdvisory(): Drawing {
  const scene = new Scene({
    id: 'service-digital-advisory',
    title: 'Every finding leads to its source',
    description:
      'A field of systems, some crossed out and two dashed in, beside a report that says stop, keep and build. A marked thread joins one finding to the system it speaks of.',
  })
  scene.ground([-40, -80], [640, 320], 40)
  systems(scene)
  report(scene)
  scene.run(way([219, 62, 0], ['y', -11], ['x', 158], ['y', 65], ['x', 13]))
  scene.run(way([390, 116, 14], ['x', 136]))
  scene.note([22, 20, 34], [-40, 60], ['38 systems', 'read in ten days'], 'left')
  scene.note([287, 124, 24], [20, -92], ['Not built yet'])
  scene.note([REPORT.x + 156, REPORT.y + 166, 14], [96, -70], ['Finding 7', 'file, line, speaker'])
  return scene.draw(padded(8))
}
