import type { Drawing } from '../../kit/drawn.ts'
import { plate } from '../../kit/sheets.ts'
import { Scene } from '../../kit/scene.ts'
import { times } from '../parts.ts'
import { desk, sheet, shelf } from '../props.ts'

export function searchFirst(): Drawing {
  const scene = new Scene({
    id: 'post-search-first',
    title: 'The page before the clerk',
    description:
      'Two cases of binders stand behind a desk. Five pages lie in a row on the floor before them, and one of the five is marked.',
  })
  scene.ground([-10, -56], [300, 160], 40)
  shelf(scene, [10, 70, 0], [128, 24], 2)
  shelf(scene, [150, 70, 0], [128, 24], 2)
  for (const index of times(5))
    sheet(scene, [10 + index * 44, 6, 0], [36, 48], {
      lines: index === 2 ? 0 : 3,
      finish: index === 2 ? 'signal' : 'solid',
      thick: 4,
    })
  desk(scene, [214, -56, 0])
  return scene.draw(plate)
}
