/** One night of a solar park with a battery, in quarter-hours from 18:00. */
export const batteryTrial = {
  heading: 'Does the night hold?',
  intro:
    'A solar park has promised its town the night. The battery is full at 18:00 and the sun is of no more use. The load is highest until ten, falls by half, and comes back before the shift starts. A tenth of the battery has to stay in it, or the warranty goes.',
  invite: 'Try a smaller battery or a longer night.',
  drawing:
    'Charge of the battery by quarter-hour, falling to the reserve, above the load it has to carry.',
  reserve: 'Reserve, 10%',
  charge: 'Charge, from full',
  load: 'Load, in blocks of 15 minutes',
  fields: [
    {
      name: 'capacity',
      label: 'Battery',
      unit: 'MWh',
      least: 40,
      most: 240,
      step: 5,
      start: 120,
    },
    { name: 'peak', label: 'Evening peak', unit: 'MW', least: 4, most: 24, step: 1, start: 12 },
    {
      name: 'hours',
      label: 'The night',
      unit: 'hours',
      least: 6,
      most: 14,
      step: 1,
      start: 12,
    },
  ],
  unit: { holds: 'MWh to spare at {end}', fails: 'at the reserve' },
  verdicts: {
    holds: 'It holds. {need} MWh delivered in {blocks} blocks, and the reserve untouched.',
    fails:
      'It doesn’t hold. The last {short} of {blocks} blocks miss {missing} MWh; this night needs a battery of {enough} MWh.',
  },
  rule: 'To deliver 95 MWh the battery gives 100: the rest stays in inverters and cables. Cold, age and a cloudy afternoon aren’t in this sum. They’re in ours.',
  tableCaption: 'The same night with other batteries',
  tableHolds: 'Holds until',
  tableMissing: 'Missing',
  tableCapacities: [80, 100, 120, 140],
  wholeNight: 'morning',
  reserveShare: 0.1,
  delivered: 0.95,
  from: 18,
  /** The load of each hour from 18:00, as a share of its peak. */
  profile: [1, 1, 1, 1, 0.9, 0.7, 0.6, 0.55, 0.5, 0.5, 0.6, 0.8, 0.9, 1],
}
