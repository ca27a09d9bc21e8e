import { group, line, number, picture, text, yes } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

const degrees = { min: -45, max: 45 }
const share = { min: 0.2, max: 3 }

/** Left out, a signature is made of the name. */
const hand = group('How the signature is written', {
  text: line('What is written', 40, {
    shared: true,
    isRead: true,
    help: 'The name or short for it; ~ stands for letters that the pen runs over. Once the name is another, it’s written out.',
  }),
  slant: number('Lean, in degrees', degrees),
  rise: number('Climb of the line, in degrees', degrees),
  wide: number('Width of the letters', share),
  fade: number('Height of the last letters of a word', share),
  capitals: number('Size of the capitals', share),
  gap: number('Room between words', { min: -1, max: 3 }),
  dots: yes('Dots and bars'),
  end: line('How the pen goes on after the last letter', 120, {
    shared: true,
    isRead: true,
    help: 'Points from there, in hundredths of the height of an x.',
  })
    .regex(/^-?\d+,-?\d+( -?\d+,-?\d+)*$/, {
      error: 'How the pen goes on must be points such as 60,35 280,10.',
    })
    .optional(),
})

export const leader = kind('leader', 'Leader', {
  name: line('Name', 80, { shared: true }),
  role: line('Role', 80),
  text: text('Text', 200),
  picture: picture('Picture', 'A photograph, or a drawing of what stands on the desk.').optional(),
  hand: hand.optional(),
})
