import { block, group, line, number, text } from '../../schema/fields.ts'
import { currency, isWithin, lakhs, sentence, slider, trialHead } from './trial-parts.ts'

const tokens = (label: string) => number(label, { max: 1e6 })

const money = (label: string, help?: string) => number(label, { max: 1e6 }, help)

/** Instructions to write and a conversation to prolong, and the answer that costs too much. */
export const tokensBlock = block('tokens', 'A conversation to price', {
  ...trialHead,
  text: line('Label of the instructions', 80),
  textStart: text('Instructions at first', 3_000),
  textMost: number('Characters they may have', { min: 100, max: 20_000 }),
  turnsLabel: line('Label of the turns', 60),
  turns: slider('Turns', 40, 1),
  unit: line('Beside the figure', 60, { help: '{turn} is filled in.' }),
  ceilingLabel: line('At the ceiling', 60, { help: '{ceiling} is filled in.' }),
  drawing: sentence(
    'What the drawing shows, in words',
    '{first}, {last} and {ceiling} are filled in.',
  ),
  parts: group('Parts of the price', {
    instructions: line('Instructions', 60),
    passages: line('Passages', 60),
    talk: line('What was said before', 60),
    written: line('The answer', 60),
  }),
  facts: group('Facts', {
    words: line('Words', 60),
    tokens: line('Tokens', 60),
    repeated: line('Tokens sent in all', 60),
    share: line('Their share', 60),
    whole: line('The whole conversation', 60),
  }),
  verdicts: group('Verdicts', {
    holds: sentence('It stays below the ceiling', '{turns} and {ceiling} are filled in.'),
    breaks: sentence('It does not', '{turn}, {talk} and {ceiling} are filled in.'),
  }),
  rule: sentence('Rule'),
  passages: tokens('Tokens of the passages'),
  question: tokens('Tokens of a question'),
  answer: tokens('Tokens of an answer'),
  ceiling: money('Ceiling of an answer'),
  currency,
  lakhs,
  prices: group('Prices', {
    read: money('A million tokens read'),
    written: money('A million tokens written'),
    rate: money('Rate', 'What one unit of these prices is in the currency that is shown.'),
  }),
}).superRefine(({ turns }, context) => {
  if (!isWithin(turns))
    context.addIssue({
      code: 'custom',
      path: ['turns'],
      message: 'At first must lie between least and most.',
    })
})
