import type { Drawing } from '../kit/drawn.ts'
import { padded } from '../kit/frame.ts'
import { Scene } from '../kit/scene.ts'
import type { Surface } from '../kit/surface.ts'
import { columns } from './parts.ts'

/** What stands on a plot of the map whose page has no drawing of the kit. */
const plain = (id: string, build: (scene: Scene) => void) => (): Drawing => {
  const scene = new Scene({ id, title: 'A building', description: 'A plain building.' })
  build(scene)
  return scene.draw(padded(8))
}

const windows = (count: number, height: number) => (face: Surface) =>
  columns(face, [14, 10], height, count, 24)

const hall = plain('plain-hall', (scene) => {
  scene.box([0, 0, 0], [270, 110, 46], { hatch: 7, front: windows(10, 26) })
  scene.box([150, 24, 46], [92, 62, 22], { finish: 'signal' })
  scene.box([26, 24, 46], [76, 62, 14], { hatch: 7 })
})

const tower = plain('plain-tower', (scene) => {
  scene.box([0, 0, 0], [270, 110, 8], { hatch: 0 })
  scene.box([24, 26, 8], [84, 66, 128], { hatch: 7, front: windows(3, 106) })
  scene.box([24, 26, 136], [84, 66, 12], { finish: 'signal' })
  scene.box([136, 26, 8], [104, 60, 36], { hatch: 7, front: windows(4, 18) })
})

const steps = plain('plain-steps', (scene) => {
  scene.box([0, 0, 0], [92, 110, 34], { hatch: 7, front: windows(3, 16) })
  scene.box([92, 0, 0], [92, 110, 72], { hatch: 7, front: windows(3, 54) })
  scene.box([184, 0, 0], [86, 110, 112], { hatch: 7, front: windows(3, 94) })
  scene.box([108, 26, 72], [60, 58, 14], { finish: 'signal' })
})

export const plainBlocks = [hall, tower, steps]
