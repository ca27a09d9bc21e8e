import type { Drawing } from '../../kit/drawn.ts'
import { padded } from '../../kit/frame.ts'
import { Scene } from '../../kit/scene.ts'
import { seeded } from '../../../src/drawings/seeded.ts'
import { rows, times, way } from '../parts.ts'

const [ACROSS, DEEP] = [13, 7]
const PITCH = 38

function branches(scene: Scene): void {
  const random = seeded(91)
  for (const column of times(ACROSS))
    for (const row of times(DEEP))
      scene.box([column * PITCH, 40 + row * 34, 0], [24, 22, 10 + random() * 34], { hatch: 4 })
  for (const column of times(ACROSS)) scene.line(way([column * PITCH + 12, 40, 0], ['y', -20]))
  scene.line(way([12, 20, 0], ['x', (ACROSS - 1) * PITCH]), 'emphasis')
}

export function sahyagiriLedger(id = 'case-sahyagiri-ledger'): Drawing {
  const scene = new Scene({
    id,
    title: 'Ninety-one branches, one journal',
    description:
      'Ninety-one branch ledgers of different heights drain through one line into a journal in front of them. Its marked cell shows the difference: nothing.',
  })
  scene.ground([-30, -130], [550, 400], 50)
  branches(scene)
  scene.run(way([240, 20, 0], ['y', -38]))
  scene.box([112, -118, 0], [256, 100, 62], {
    front: (side) =>
      side
        .letter([16, 22], '0.00', { size: 34, bold: true })
        .letter([118, 24], 'difference', { size: 14 }),
    top: (journal) => {
      journal.rect([10, 10], [236, 80])
      rows(journal, [10, 26], 236, 4, 16, 'hatch')
      journal.rect([186, 10], [60, 80], 'signal')
    },
  })
  scene.note([12, 60, 30], [-50, 50], ['91 branches'], 'left')
  scene.note([468, 20, 0], [30, 44], ['Two legs, one commit'])
  scene.note([112, -118, 30], [-50, 50], ['One journal', 'closed in a day'], 'left')
  return scene.draw(padded(8))
}
