export type ScoreBin = { onTime: number; late: number }

/**
 * A made-up day at the depot: 4,100 pallets by the score the model gave them in the morning,
 * 80 of them late by night. Between two stops of the scale lies one bin.
 */
export const alarmTrial = {
  heading: 'How sure is sure enough?',
  intro:
    'A made-up day at a depot: 4,100 pallets, 80 of them late by night. The model scored each one at six in the morning. Every pallet to the right of the line is sent the long way round, and every mistake is paid for.',
  invite: 'Move the line, or the prices.',
  line: 'Act from a score of',
  hint: 'Drag the line, or use the arrow keys.',
  valueText: '{line}. {missed} late pallets missed, {needless} needless detours, {cost}.',
  missed: 'Late and missed',
  caught: 'Late and caught',
  needless: 'Needless detours',
  let: 'On time, let go',
  prices: 'What a mistake costs',
  missedPrice: 'A late pallet missed, in rupees',
  needlessPrice: 'A needless detour, in rupees',
  unit: 'for the day, at {line}',
  verdicts: {
    cheapest: 'At these prices, no other line on the scale is cheaper.',
    low: 'Too nervous. {needless} needless detours; a line at {best} would save {saved}.',
    high: 'Too calm. {missed} late pallets missed; a line at {best} would save {saved}.',
  },
  rule: 'Break-even: {needlessPrice} ÷ ({missedPrice} + {needlessPrice}) = {even}. It holds if the scores are calibrated, as these are. On-time bars are on a log scale; each square is one late pallet.',
  tableCaption: 'The same day at other lines',
  tableHeads: { line: 'Line at', missed: 'Missed', needless: 'Needless', cost: 'Cost' },
  tableLines: [1, 4, 10, 50],
  start: { line: 50, missed: 4100, needless: 160 },
  stops: [0, 1, 2, 3, 4, 5, 6, 8, 10, 15, 20, 30, 40, 50, 65, 80, 100],
  bins: [
    { onTime: 2590, late: 10 },
    { onTime: 611, late: 9 },
    { onTime: 273, late: 7 },
    { onTime: 164, late: 6 },
    { onTime: 105, late: 5 },
    { onTime: 68, late: 4 },
    { onTime: 79, late: 6 },
    { onTime: 40, late: 4 },
    { onTime: 42, late: 6 },
    { onTime: 19, late: 4 },
    { onTime: 15, late: 5 },
    { onTime: 7, late: 4 },
    { onTime: 4, late: 3 },
    { onTime: 2, late: 3 },
    { onTime: 1, late: 2 },
    { onTime: 0, late: 2 },
  ] satisfies ScoreBin[] as ScoreBin[],
}
