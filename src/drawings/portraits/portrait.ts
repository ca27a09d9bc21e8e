import type { Drawing } from '../kit/drawing.ts'
import { pathData } from '../kit/path-data.ts'
import { engraved } from './engrave.ts'
import { brightnessOf } from './light.ts'
import type { PersonId } from './person.ts'
import { people } from './person.ts'

const WIDTH = 150
const HEIGHT = 180
const BLEED = 2
const FRAME = { left: -10, top: -12, right: 160, bottom: 180 }

const DESCRIPTIONS: Record<PersonId, string> = {
  'leader-1': 'A woman with her hair tied back and a draped sari, engraved in ruled lines.',
  'leader-2': 'A man with a beard, square glasses and a standing collar, engraved in ruled lines.',
  'leader-3': 'A bald man with a moustache and a standing collar, engraved in ruled lines.',
  'leader-4': 'A woman with a bob and round glasses, engraved in ruled lines.',
}

/** Always dark on pale: a face printed light on dark reads as a negative. */
export function portrait(id: PersonId): Drawing {
  const brightness = brightnessOf(people[id])
  const lines = engraved(WIDTH, HEIGHT + BLEED, (x, y) =>
    brightness((x / WIDTH - 0.5) * 3, 1.28 - (y / HEIGHT) * 3.6),
  )
  const plate = `M${FRAME.left} ${FRAME.top}H${FRAME.right}V${FRAME.bottom}H${FRAME.left}z`
  return {
    id,
    title: 'Engraved portrait',
    description: DESCRIPTIONS[id],
    frame: FRAME,
    drawn: FRAME,
    bare: FRAME,
    groups: {
      drawing: `<g id="d"><path fill="var(--plate)" d="${plate}"/><path fill="var(--pline)" d="${pathData(lines)}"/></g>`,
      run: '',
      notes: '',
    },
  }
}
