import { block, group, line, list, number } from '../../schema/fields.ts'
import { isWithin, sentence, trialHead } from './trial-parts.ts'

const setting = (label: string, min: number, max: number) =>
  group(label, {
    label: line('Label', 40),
    unit: line('Unit', 20),
    least: number('Least', { min, max }),
    most: number('Most', { min, max }),
    step: number('Step', { min: 0.01, max }),
    start: number('At first', { min, max }),
  })

const share = (label: string) => number(label, { min: 0.01, max: 0.99 })

/** A battery, a load and a night to set, and the hour at which the reserve is reached. */
export const batteryBlock = block('battery', 'A battery for a night', {
  ...trialHead,
  drawing: sentence('What the drawing shows, in words'),
  reserve: line('Reserve', 60),
  charge: line('Over the curve', 60),
  load: line('Below the load', 80),
  fields: group('What can be set', {
    capacity: setting('Capacity', 0.01, 1e6),
    peak: setting('Highest load', 0.01, 1e6),
    hours: setting('Hours', 1, 48),
  }),
  unit: group('Beside the figure', {
    holds: line('If it holds', 60, { help: '{end} is filled in.' }),
    fails: line('If it does not', 60),
  }),
  verdicts: group('Verdicts', {
    holds: sentence('It holds', '{need} and {blocks} are filled in.'),
    fails: sentence('It does not', '{short}, {blocks}, {missing} and {enough} are filled in.'),
  }),
  rule: sentence('Rule'),
  tableCaption: line('Over the table of other batteries', 80),
  tableHolds: line('Column: until when', 40),
  tableMissing: line('Column: what is missing', 40),
  tableCapacities: list('Other batteries', number('Capacity', { min: 0.01, max: 1e6 }), {
    least: 1,
    most: 8,
  }),
  wholeNight: line('Until the end', 40),
  reserveShare: share('Share that stays in it'),
  delivered: share('Share that is delivered'),
  from: number('From which hour on', { max: 23 }),
  profile: list('Load of each hour, as a share of the highest', number('Share', { max: 1 }), {
    least: 1,
    most: 48,
  }),
}).superRefine(({ fields, profile }, context) => {
  for (const [name, field] of Object.entries(fields))
    if (!isWithin(field))
      context.addIssue({
        code: 'custom',
        path: ['fields', name],
        message: 'At first must lie between least and most.',
      })
  if (profile.length < fields.hours.most)
    context.addIssue({
      code: 'custom',
      path: ['profile'],
      message: 'Load must be given for each hour of the longest night.',
    })
})
