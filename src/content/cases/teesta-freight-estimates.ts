import type { CaseStudy } from './case-study.ts'

export const teestaFreightEstimates: CaseStudy = {
  slug: 'teesta-freight-estimates',
  title: 'A lorry and a driver in four minutes',
  description:
    'A freight price out of Siliguri used to take two days of phone calls. Now it takes four minutes, and a driver has already said yes to it.',
  metaTitle: 'Freight case: two days to four minutes | Naksha',
  metaDescription:
    'Teesta Freight quotes lorries over hill roads and three borders. A portal with estimates drivers accept on a phone cut the wait to four minutes.',
  drawing: 'case-teesta-freight-estimates',
  client: 'Teesta Freight',
  clientType: 'Freight broker and forwarder',
  industry: 'Import, export, manufacturing',
  services: [
    '/services/offerings/technology-engineering',
    '/services/technology/mobility',
    '/services/technology/agile',
  ],
  problem: {
    heading: 'Nine calls for one lorry',
    text: [
      'Siliguri sits on the neck of land where goods for Bhutan, Nepal, Bangladesh and the north-east of India squeeze past each other. Teesta Freight owns six lorries there and knows nineteen hundred. A customer with twelve tonnes of cement for Phuentsholing rang up; a clerk rang owner after owner, wrote the offers into a book, added something for the hill and something for the border, and rang back two days later. By then a third of the customers had found someone else.',
      'The prices were sound. They lived in four heads, and when a landslip closed National Highway 10, as one does in most monsoons, the four heads gave four answers.',
    ],
  },
  work: {
    heading: 'A quote taken apart',
    text: [
      'Five things make a freight price here: kilometres by class of road; weight or volume, whichever is charged; the odds of a load home; the hours expected at the border gate; and the state of the hill road today. The customer sees each as a line. Nine years of the clerks’ books, 61,000 trips typed up in seven weeks by a bureau in Patna, gave us four of them. The fifth is a person with a phone who sets the road’s state twice a day, because no feed we tried knew before the tea stalls did.',
      'The driver sees another page: what he’ll be paid, where the load is, when it has to arrive. There are two buttons, yes and no. A quote only goes to the customer once someone has accepted it, so no one ever has to take it back. The page weighs 38 kB and waits in the phone when the signal goes; a phone without a browser gets the same offer by SMS and answers 1 or 2.',
    ],
    steps: [
      {
        title: 'Ride along',
        weeks: 'Weeks 1–2',
        text: 'Sheet 1 and its price on day five; then three trips in the cab and four days at the clerks’ desk, to see whether they hold.',
      },
      {
        title: 'Estimate',
        weeks: 'Weeks 2–8',
        text: 'The five parts, first on the years already typed, then on all nine. Against last season’s trips they came within 6% of the freight paid, in the median.',
      },
      {
        title: 'Driver’s page',
        weeks: 'Weeks 5–10',
        text: 'Bengali, Hindi and Nepali, tried in sunlight, on a cracked screen, at the Sevoke petrol pump.',
      },
      {
        title: 'Portal',
        weeks: 'Weeks 8–13',
        text: 'Booking, tracking, papers for the border gates. Part A of the e-way bill is filled from the booking, Part B once there’s a lorry.',
      },
      {
        title: 'Side by side',
        guards: true,
        weeks: 'Weeks 13–16',
        text: 'For three weeks the clerks could overrule any price if they said why. They did so 164 times in the first week and nine in the last.',
      },
    ],
  },
  team: 'Six people: one designer, two front-end and two back-end engineers, one data scientist',
  time: '16 weeks',
  results: [
    {
      value: '2 days → 4 min',
      label: 'from request to quote',
      note: 'Median, with a driver who has already accepted.',
    },
    {
      value: '₹ 76 lakh',
      label: 'on the estimate and on the last invoice',
      note: 'Our own price for the work. On this one it didn’t move.',
    },
    {
      value: '3 in 10',
      label: 'bookings made while the office is shut',
      note: 'Before, none could be.',
    },
  ],
  technologies: [
    'TypeScript and React',
    'Service worker and IndexedDB',
    'PostgreSQL with PostGIS',
    'OSRM',
    'Python and scikit-learn',
    'SMS over SMPP',
    'GST e-way bill API',
  ],
  quotation: {
    text: 'Two of my four clerks now look after customers we used to lose before lunch. And a driver in Kalimpong holds up his phone and shows me what the trip is made of. He used to ask what I was hiding.',
    name: 'Tenzin Bhutia',
    role: 'Founder, Teesta Freight',
  },
  lesson:
    'In the first week of the side-by-side run, fourteen loads were accepted by people who weren’t in the cab. The number in Teesta’s book was the owner’s, the one-time code went to the owner, and the owner, at home in Jalpaiguri, said yes for a nephew who was asleep in Guwahati. We’d tested on our own phones, one person to each. An offer now goes to a lorry and to the person who opened the day with its four-digit code; the owner is told and can object, but can’t accept. Ask whose hand the phone is in before you ask what it should show.',
}
