import type { CaseStudy } from './case-study.ts'

export const teestaFreightEstimates: CaseStudy = {
  slug: 'teesta-freight-estimates',
  title: 'A lorry and a price in four minutes',
  description:
    'A freight price out of Siliguri used to take two days of telephone. Now it takes four minutes, and a driver has already said yes to it.',
  metaTitle: 'Freight case: two days to four minutes | Naksha',
  metaDescription:
    'Teesta Freight quotes lorries over hill roads and three borders. A portal with estimates that drivers accept on a phone cut the wait to four minutes.',
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
      'Siliguri lies at the neck of land through which goods for Bhutan, Nepal, Bangladesh and the north-east of India squeeze past one another. Teesta Freight owns six lorries there and knows nineteen hundred. A customer with twelve tonnes of cement for Phuentsholing rang up; a clerk rang owner after owner, wrote the offers into a book, added something for the hill and something for the border, and rang back two days later. A third of the customers had by then found somebody else.',
      'The prices were sound. They lived in four heads, and when a landslip closed National Highway 10, as one does in most monsoons, the four heads gave four answers.',
    ],
  },
  work: {
    heading: 'A quote taken apart',
    text: [
      'Five things make a freight price here: kilometres by class of road, weight or volume, whichever is charged, the odds of a load home, the hours expected at the border gate, and the state of the hill road today. The customer sees each as a line. Nine years of the clerks’ books, 61,000 trips typed up in seven weeks by a bureau in Patna, gave us four of them. The fifth is a person with a telephone who sets the road’s state twice a day, because no feed we tried knew before the tea stalls did.',
      'The driver sees another page: what he is paid, where the load stands, when it must arrive. There are two buttons, yes and no. A quote leaves for the customer only after somebody has accepted it, so it never has to be taken back. The page weighs 38 kB and waits in the phone when the signal goes; a phone without a browser gets the same offer by SMS and answers 1 or 2.',
    ],
    steps: [
      {
        title: 'Ride along',
        weeks: '1–2',
        text: 'Sheet 1 and its price on day five; three trips in the cab and four days at the clerks’ desk, to see whether they hold.',
      },
      {
        title: 'Estimate',
        weeks: '2–8',
        text: 'The five parts, first on the years already typed, then on all nine. Set against last season’s trips they came within 6 per cent of the freight paid, in the median.',
      },
      {
        title: 'Driver’s page',
        weeks: '5–10',
        text: 'Bengali, Hindi and Nepali, tried in sunlight, on a cracked screen, at the Sevoke petrol pump.',
      },
      {
        title: 'Portal',
        weeks: '8–13',
        text: 'Booking, tracking, papers for the border gates. Part A of the e-way bill is filled from the booking, Part B when a lorry is known.',
      },
      {
        title: 'Side by side',
        weeks: '13–16',
        text: 'For three weeks the clerks could overrule any price if they said why. They did so 164 times in the first week and nine in the last.',
      },
    ],
  },
  team: 'Six people: one designer, two front-end and two back-end engineers, one data scientist',
  time: '16 weeks',
  results: [
    {
      value: '2 days to 4 min',
      label: 'from request to quote',
      note: 'Median, with a driver who has accepted.',
    },
    {
      value: '₹ 76 lakh',
      label: 'on the estimate and on the last invoice',
      note: 'Our own price for the work. It did not move.',
    },
    {
      value: '3 in 10',
      label: 'bookings made while the office is shut',
      note: 'None could be, before.',
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
    text: 'Two of my four clerks now look after customers whom we used to lose before lunch. And a driver in Kalimpong holds up his phone and shows me what the trip is made of. He used to ask what I was hiding.',
    name: 'Tenzin Bhutia',
    role: 'Founder, Teesta Freight',
  },
  lesson:
    'In the first week of the side-by-side run fourteen loads were accepted by people who were not in the cab. The number in Teesta’s book was the owner’s, the one-time code went to the owner, and the owner, at home in Jalpaiguri, said yes for a nephew who was asleep in Guwahati. We had tested on our own phones, one person to each. An offer now goes to a lorry and to whoever has opened the day with its four-digit code; the owner is told and can object, but cannot accept. Ask whose hand the phone is in before you ask what it should show.',
}
