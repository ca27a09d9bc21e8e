import { expect, test } from 'vitest'
import { PLOT } from '../../src/drawings/map/city-plan.ts'
import { COS_30, SIN_30 } from '../../src/drawings/geometry/projection.ts'
import { drawings, drawingIds } from '../index.ts'
import { smallScene } from './small-scene.ts'

/** Where the nearer of two lines of a name ends, seen from the plot that it lies behind. */
const namesBegin = PLOT[1] + 10

test('no scene of the map rises into the name of the plot behind it', () => {
  const scenes = drawingIds.map((id) => drawings[id]()).filter(({ part }) => part !== undefined)
  const tooTall = scenes.filter((scene) => {
    const points = smallScene(scene).walls.flatMap((face) =>
      Array.from({ length: face.length / 2 }, (_, at) => [face[2 * at]!, face[2 * at + 1]!]),
    )
    return points.some(([x = 0, y = 0]) => SIN_30 * x - COS_30 * y > namesBegin)
  })
  expect(scenes.length).toBeGreaterThan(50)
  expect(tooTall.map(({ id }) => id)).toEqual([])
})
