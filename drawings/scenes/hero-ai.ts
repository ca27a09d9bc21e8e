import type { Drawing } from '../kit/drawn.ts'
import { heroSheet } from '../kit/sheets.ts'
import type { Point2, Point3 } from '../../src/drawings/geometry/projection.ts'
import { Scene } from '../kit/scene.ts'
import { seeded } from '../../src/drawings/seeded.ts'
import type { Surface } from '../kit/surface.ts'
import { conveyor, times } from './parts.ts'

const MODEL = { x: 228, y: -64, width: 140, depth: 128, foot: 52, rise: 54, plate: 6 }
const LAYERS = [
  { nodes: 6, lit: 2 },
  { nodes: 8, lit: 4 },
  { nodes: 8, lit: 5 },
  { nodes: 6, lit: 2 },
  { nodes: 3, lit: 1 },
]

function nodesOf(layer: number): Point2[] {
  const { nodes } = LAYERS[layer] ?? { nodes: 0 }
  const narrow = layer === LAYERS.length - 1
  return times(nodes).map((index) => [
    70 + (narrow ? 0 : index % 2 ? 40 : -40),
    16 + (index * (MODEL.depth - 32)) / (nodes - 1),
  ])
}

const bottomOf = (layer: number) => MODEL.foot + layer * MODEL.rise
const inModel = ([x, y]: Point2, z: number): Point3 => [MODEL.x + x, MODEL.y + y, z]

function drawLayer(surface: Surface, layer: number): void {
  const last = layer === LAYERS.length - 1
  nodesOf(layer).forEach((node, index) => {
    if (index === LAYERS[layer]?.lit) surface.circle(node, 5, 'signalDot')
    else surface.circle(node, 3.4, last ? 'ink' : 'line')
  })
  if (last) surface.letter([10, 98], 'v14', { size: 26, bold: true })
}

function model(scene: Scene, random: () => number): void {
  const { x, y, width, depth, foot, plate } = MODEL
  for (const [postX, postY] of [
    [4, 4],
    [width - 12, 4],
    [4, depth - 12],
    [width - 12, depth - 12],
  ] as const)
    scene.box([x + postX, y + postY, 0], [8, 8, foot], { hatch: 3 })
  const route: Point3[] = []
  LAYERS.forEach(({ lit }, layer) => {
    const z = bottomOf(layer)
    const here = nodesOf(layer)
    const next = nodesOf(layer + 1)
    const finish = layer === LAYERS.length - 1 ? 'frosted' : 'glass'
    scene.box([x, y, z], [width, depth, plate], {
      hatch: 4,
      finish,
      top: (surface) => drawLayer(surface, layer),
    })
    const wires = here.flatMap((from, i) =>
      next
        .filter((_, j) => Math.abs(i / here.length - j / next.length) < 0.34 && random() > 0.3)
        .map((to) => [inModel(from, z + plate), inModel(to, bottomOf(layer + 1))] as const),
    )
    if (wires.length > 0)
      scene.segments(wires, 'wire', {
        x: [x + 1, x + width - 1],
        y: [y + 1, y + depth - 1],
        z: [z + plate + 0.1, bottomOf(layer + 1) - 0.1],
      })
    route.push(inModel(here[lit] ?? [0, 0], z + plate))
  })
  scene.runAbove(route)
}

function driftMonitor(scene: Scene): void {
  const reading = (day: number) =>
    34 + 44 * (0.5 + 0.3 * Math.sin(day * 0.7) + 0.18 * Math.sin(day * 1.9))
  scene.box([380, 130, 0], [218, 7, 128], {
    hatch: 3,
    front: (panel) =>
      panel
        .rect([14, 18], [190, 84])
        .segments(
          [
            [
              [14, 50],
              [204, 50],
            ],
            [
              [14, 78],
              [204, 78],
            ],
          ],
          'dashed',
        )
        .line(
          times(23).map((day): Point2 => [14 + day * 8.6, reading(day)]),
          'emphasis',
        )
        .letter([14, 110], 'drift, 28 days', { size: 13 }),
  })
}

function sources(scene: Scene): void {
  scene.silo([92, -128, 0], 25, 28, { lid: 0.72 })
  scene.silo([48, -76, 0], 25, 54, { bands: [0.5], lid: 0.72 })
  scene.silo([110, -72, 0], 25, 38, { bands: [0.5], lid: 0.72 })
}

function records(scene: Scene, random: () => number): void {
  for (const index of times(6)) {
    const side = 12 + random() * 14
    const y = -12 + random() * 10
    scene.box([72 + index * 24, y, 12], [side * 0.7, side, side * (0.6 + random() * 0.8)], {
      hatch: 4,
    })
  }
}

function served(scene: Scene): void {
  for (const x of [512, 546, 580]) scene.box([x, -8, 12], [20, 20, 20], { hatch: 4 })
  scene.box([372, -10, 12], [22, 22, 22], { finish: 'signal' })
  scene.box([600, -46, 0], [62, 100, 78], {
    top: (roof) => roof.rect([10, 10], [42, 80]).rect([16, 52], [30, 30]).text([16, 38], 28, 3, 7),
  })
}

function held(scene: Scene): void {
  scene.box([430, -34, 0], [14, 12, 92], { hatch: 3 })
  scene.box([430, 26, 0], [14, 12, 92], { hatch: 3 })
  scene.box([428, -36, 92], [18, 76, 18], { hatch: 4 })
  conveyor(scene, [448, -128, 0], [42, 108, 8], 'y', 13)
  for (const [x, y, side] of [
    [456, -120, 20],
    [462, -86, 16],
    [456, -56, 18],
  ] as const)
    scene.box([x, y, 8], [side, side, side], { finish: 'ghost', hatch: 0 })
}

export function heroAi(): Drawing {
  const scene = new Scene({
    id: 'hero-ai',
    title: 'A model line',
    description:
      'Records travel along a belt through a stack of model layers, then a gate. Records that pass go on to a service, the others are held for review.',
  })
  const random = seeded(11)
  scene.ground([20, -160], [650, 300], 50)
  sources(scene)
  conveyor(scene, [60, -20, 0], [560, 44, 12], 'x', 12)
  records(scene, random)
  model(scene, random)
  held(scene)
  served(scene)
  driftMonitor(scene)
  scene.note([76, -142, 12], [-26, 22], ['41 sources'], 'left')
  scene.note([288, 64, bottomOf(4) + 6], [40, -34], ['Model v14, 5 layers', '118 MB, p95 41 ms'])
  scene.note([444, -36, 100], [-64, 176], ['Gate', 'recall 0.92 or it waits'], 'left')
  scene.note([490, -128, 4], [30, 34], ['Held for a person'])
  scene.note([662, 0, 60], [26, 44], ['Served', '4,200 req/s'])
  return scene.draw(heroSheet([20, -160]))
}
