export type HeroSlide = {
  service: string
  headline: string[]
  text: string
  facts: string[]
  drawing: string
}

export const heroSlides: HeroSlide[] = [
  {
    service: 'Machine learning and AI',
    headline: ['Models that', 'survive', 'Monday.'],
    text: 'We put a gate in front of production. A model that misses its recall waits, and a person looks. No one is surprised.',
    facts: [
      '41 sources feed one model, v14',
      'The gate: recall 0.92, or it waits',
      'Held back for a person to judge',
      'Passed: 4,200 requests a second',
    ],
    drawing: 'hero-ai',
  },
  {
    service: 'Secure IT services',
    headline: ['One way in.', 'Everything', 'logged.'],
    text: 'Three gates, one route, keys that rotate twice a day. Your auditor gets the drawing and the log, on the same page.',
    facts: [
      'One route in, checked at every gate',
      'Gate 1 asks who, gate 2 on which device',
      'Every refusal is logged',
      'Keys in the vault rotate every 12 h',
    ],
    drawing: 'hero-secure',
  },
  {
    service: 'Web and mobile development',
    headline: ['One build,', 'every', 'screen.'],
    text: 'One tray of components feeds the desktop, the tablet and the phone. Fix a button there and it’s fixed everywhere.',
    facts: [
      'Desktop 1440, tablet 834, phone 390',
      '64 components, one owner each',
      'One API underneath',
    ],
    drawing: 'hero-web',
  },
  {
    service: 'BI and analytics',
    headline: ['One figure', 'everyone', 'signs.'],
    text: 'Seventy-eight ledgers, thirteen months, one section cut through them. Finance signs it first, and the board signs the same one.',
    facts: ['78 ledgers, 13 months', 'A section cut at row 3', 'One figure, signed by finance'],
    drawing: 'hero-bi',
  },
]
