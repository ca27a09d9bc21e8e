import type { CaseStudy } from './case-study.ts'

export const himdharaColdChain: CaseStudy = {
  slug: 'himdhara-cold-chain',
  title: 'The pallet that came late every night',
  description:
    'Depot 7 in Bhiwandi moved 4,100 pallets a day and lost track of forty. It took one strip of floor to explain them all, every night.',
  metaTitle: 'Cold-chain case: forty lost pallets a day | Naksha',
  metaDescription:
    'How a drawing, eleven weeks of scans and a route model cut spoiled stock by 31% at a cold store in Bhiwandi, in twelve weeks with four people.',
  drawing: 'case-himdhara-cold-chain',
  client: 'Himdhara Cold Chain',
  clientType: 'Cold-store operator for supermarket chains',
  industry: 'Consumer and retail',
  services: [
    '/services/offerings/data-artificial-intelligence',
    '/services/technology/architecture',
    '/services/technology/bigdata',
  ],
  problem: {
    heading: 'Forty pallets nobody had stolen',
    text: [
      'Depot 7 is a shed of 18,400 square metres outside Bhiwandi: 26,000 pallet positions at −22, +3 and +12 °C, 22 dock doors, 31 forklifts over three shifts. Ice cream, yoghurt and apples leave it for 640 shops before six in the morning.',
      'At the midnight count, about forty of the day’s 4,100 pallets weren’t in any position the warehouse system knew. Most turned up within the shift. By then a pallet of yoghurt had been at 19 °C for longer than the thirty minutes its maker allows, and went in the skip. The system blamed the drivers, the drivers blamed the scanners, and Himdhara was about to order a new set of scanners.',
    ],
  },
  work: {
    heading: 'A building drawn to scale, with a clock in it',
    text: [
      'Himdhara had asked for a model to predict spoilage. Before any model we drew the shed, and found its scans were better than their reputation. Every pallet carries an SSCC on a GS1-128 label, read at put-away, at picking and at the dock. We laid eleven weeks of reads over the drawing, some 940,000, and asked which floor the late pallets had in common. Every one had crossed aisle 14.',
      'Aisle 14 is the short cut from the freezer to doors 9 to 13. After 16:00 the returns lorries dock there, the air curtain is held open, and forklifts wait for each other. A driver who has to wait sets his load down on the nearest free floor and goes to fetch another. That floor had no location code, so the pallet ceased to exist.',
    ],
    steps: [
      {
        title: 'Survey',
        weeks: 'Weeks 1–3',
        text: 'Two days on a forklift for each of us, and one sheet with every door, slope and radio dead spot. Read losses were 0.4%, so the old scanners stayed.',
      },
      {
        title: 'Pipeline',
        weeks: 'Weeks 3–6',
        text: 'Scans, door contacts and 210 temperature loggers in one table, in the order things happened. Handhelds in the freezer had been delivering their reads up to nine minutes late.',
      },
      {
        title: 'Gate A',
        guards: true,
        weeks: 'Weeks 6–7',
        text: 'Are eleven weeks enough to learn from? For ordinary weekdays, yes. For festival weeks, no: Diwali kept its printed plan.',
      },
      {
        title: 'Route model',
        weeks: 'Weeks 7–10',
        text: 'Boosted trees estimate the minutes each stretch will take, by hour and by open doors; a shortest path runs over them every five minutes. From 16:00 it avoided aisle 14 without being told.',
      },
      {
        title: 'Gate B and live',
        guards: true,
        weeks: 'Weeks 10–12',
        text: 'The freezer side first, then all 31 forklifts, on the terminals they already had. We painted twelve squares in aisle 14, numbered them and entered them as positions: ₹ 9,000 of paint.',
      },
    ],
  },
  team: 'Four people: two data engineers, one ML engineer, one analyst',
  time: '12 weeks',
  results: [
    {
      value: '−31%',
      label: 'spoiled stock in the first quarter',
      note: 'By weight, against the same quarter the year before.',
    },
    {
      value: '0',
      label: 'pallets without a place at midnight',
      note: 'From about forty. Counted every night since week 12.',
    },
    {
      value: '+140 m',
      label: 'driven on the average route after 16:00',
      note: 'The detour costs distance and saves eight minutes on a warm floor.',
    },
  ],
  technologies: [
    'GS1-128 and SSCC',
    'MQTT',
    'PostgreSQL with TimescaleDB',
    'Dagster',
    'Python and LightGBM',
    'Time-dependent shortest paths',
  ],
  quotation: {
    text: 'I had a budget for scanners. I got a drawing, a pot of paint and a route that’s longer and gets there sooner. My drivers argued with it for a week; then depot 4 asked when theirs was coming.',
    name: 'Rukmini Hegde',
    role: 'Operations director, Himdhara Cold Chain',
  },
  lesson:
    'On the third live day every forklift was sent through aisle 12, because aisle 12 was free. At 17:20 it held fourteen of them and had become the new aisle 14. We had computed each route as though it were the only one in the building. Within twenty minutes we’d switched back to the old routes; then we gave every aisle a capacity and made each route reserve its stretches. Since then we haven’t signed a routing model until it has sent everyone somewhere at once, in simulation, on the worst evening on record.',
}
