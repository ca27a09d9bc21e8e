import { choice, group, picture, yes } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { colour, svg } from '../../schema/look-fields.ts'

export const typePairs = ['grotesk', 'neutral', 'serif', 'warm'] as const

/** How the company looks. Colours, type and lines that are left out are Foyer's defaults. */
export const brand = kind(
  'brand',
  'Brand',
  {
    logo: svg(
      'Logo',
      'An SVG file of shapes alone. Without a logo the name is set in type.',
    ).optional(),
    logoPicture: picture('Logo as a picture', 'Where there is no SVG.').optional(),
    logoSaysName: yes('The logo says the name', 'The name isn’t set beside it.').optional(),
    colours: group('Colours', {
      paper: colour(
        'Paper',
        'What everything stands on by day. The dark colours are made of these.',
      ).optional(),
      ink: colour('Ink', 'Text and lines.').optional(),
      signal: colour('Signal', 'Buttons, and what should be seen first.').optional(),
    }).optional(),
    type: choice('Type', typePairs).optional(),
    grid: choice('Grid', ['lines', 'none']).optional(),
  },
  { single: true },
)
