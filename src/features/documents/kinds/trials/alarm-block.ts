import { block, group, line, list, number } from '../../schema/fields.ts'
import { whole } from '../parts.ts'
import { currency, lakhs, sentence, trialHead } from './trial-parts.ts'

const price = (label: string) => number(label, { max: 999_999 })

const bin = group('Bin', {
  onTime: whole('Nothing happened', { max: 4_000 }),
  late: whole('It happened', { max: 10 }),
})

const stop = (label: string) => number(label, { max: 100 })

/** A line to drag over a day of scores, and what the mistakes on either side of it cost. */
export const alarmBlock = block('alarm', 'A line between scores', {
  ...trialHead,
  line: line('Label of the line', 60),
  hint: line('How to move it', 120),
  valueText: sentence('Where it is', '{line}, {missed}, {needless} and {cost} are filled in.'),
  missed: line('Happened, not acted upon', 40),
  caught: line('Happened, acted upon', 40),
  needless: line('Acted upon in vain', 40),
  let: line('Rightly let go', 40),
  missedPrice: line('Label: what a missed one costs', 80),
  needlessPrice: line('Label: what a needless one costs', 80),
  unit: line('Beside the figure', 60, { help: '{line} is filled in.' }),
  verdicts: group('Verdicts', {
    cheapest: sentence('It is the cheapest line'),
    low: sentence('It is too low', '{needless}, {best} and {saved} are filled in.'),
    high: sentence('It is too high', '{missed}, {best} and {saved} are filled in.'),
  }),
  rule: sentence('Rule', '{needlessPrice}, {missedPrice} and {even} are filled in.'),
  tableCaption: line('Over the table of other lines', 80),
  tableHeads: group('Its columns', {
    line: line('Line', 40),
    missed: line('Missed', 40),
    needless: line('Needless', 40),
    cost: line('Cost', 40),
  }),
  tableLines: list('Other lines', stop('Line'), { least: 1, most: 8 }),
  start: group('At first', {
    line: stop('Line'),
    missed: price('What a missed one costs'),
    needless: price('What a needless one costs'),
  }),
  currency,
  lakhs,
  stops: list('Stops of the scale, in percent', stop('Stop'), { least: 2, most: 25 }),
  bins: list('What lies between two stops', bin, { least: 1, most: 24 }),
}).superRefine(({ stops, bins, start, tableLines }, context) => {
  const say = (path: PropertyKey[], message: string) =>
    context.addIssue({ code: 'custom', path, message })
  if (stops.some((stop, place) => place > 0 && stop <= stops[place - 1]!))
    say(['stops'], 'Stops must each be higher than the one before.')
  if (bins.length !== stops.length - 1)
    say(['bins'], 'Bins must be one fewer than stops: one between each two.')
  if (!stops.includes(start.line)) say(['start', 'line'], 'Line must be one of the stops.')
  if (tableLines.some((line) => !stops.includes(line)))
    say(['tableLines'], 'Other lines must be among the stops.')
})
