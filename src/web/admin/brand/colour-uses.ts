import {
  paletteOf,
  type Shade,
  type Token,
} from '../../../features/documents/brand/brand-palette.ts'
import { contrast } from '../../../features/documents/brand/colours.ts'
import { type Colours, wholeColours } from './brand-value.ts'

type Use = { id: string; token: Token; ground: Token; least: number; from?: keyof Colours }

const uses: Use[] = [
  { id: 'text', token: 'ink', ground: 'paper', least: 4.5, from: 'ink' },
  { id: 'quiet', token: 'ink-quiet', ground: 'paper', least: 4.5 },
  { id: 'links', token: 'signal-text', ground: 'paper', least: 4.5, from: 'signal' },
  { id: 'marks', token: 'signal', ground: 'paper', least: 3, from: 'signal' },
  { id: 'button', token: 'on-signal', ground: 'signal', least: 4.5 },
  { id: 'band', token: 'on-inverse', ground: 'inverse', least: 4.5 },
  { id: 'bandLinks', token: 'inverse-signal-text', ground: 'inverse', least: 4.5, from: 'signal' },
]

type SeenUse = {
  id: string
  colour: string
  ground: string
  ratio: string
  least: number
  /** What was asked for, where it would have been seen too little. */
  movedFrom?: string
}

/** How well each colour is seen where it is used, in one scheme. */
export function seenUses(given: Colours | undefined, scheme: keyof Shade): SeenUse[] {
  const colours = wholeColours(given)
  const { palette } = paletteOf(colours)
  return uses.map((use) => {
    const [colour, ground] = [palette[use.token][scheme], palette[use.ground][scheme]]
    const asked = askedFor(use, colours, scheme)
    return {
      id: use.id,
      colour,
      ground,
      ratio: contrast(colour, ground).toFixed(1),
      least: use.least,
      ...(asked && asked !== colour && { movedFrom: asked }),
    }
  })
}

/** By night, paper and ink are made of the day's: only the signal is asked for. */
const askedFor = ({ from }: Use, colours: Colours, scheme: keyof Shade) =>
  !from || (scheme === 'dark' && from !== 'signal') ? undefined : colours[from]?.toLowerCase()
