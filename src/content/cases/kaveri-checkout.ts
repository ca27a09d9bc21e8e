import type { CaseStudy } from './case-study.ts'

export const kaveriCheckout: CaseStudy = {
  slug: 'kaveri-checkout',
  title: 'One till for shop, web and phone',
  description:
    'A handloom retailer sold a sari in the shop and sometimes once more on the web. One checkout now serves 140 shops, with or without a line.',
  metaTitle: 'Retail case: a checkout that works offline | Naksha',
  metaDescription:
    'Kaveri Looms put one checkout into 140 shops and on the web, and it sells without a line. Basket abandonment on phones fell from 71% to 52%.',
  drawing: 'case-kaveri-checkout',
  client: 'Kaveri Looms',
  clientType: 'Handloom retailer, 140 shops and web',
  industry: 'Consumer and retail',
  services: [
    '/services/technology/mobility',
    '/services/offerings/cutomer-experience-design',
    '/services/technology/digital',
  ],
  problem: {
    heading: 'Most of the stock exists once',
    text: [
      'Kaveri Looms buys from 3,200 weavers and sells from Madurai to Bhopal. A sari from Kanchipuram has no second of its kind. Each till knew what its own shop had; the web shop was told overnight. Nine or ten times a week one piece was sold to two people, and somebody had to ring one of them.',
      'On phones, 71 of 100 baskets were left behind. Four hundred recorded sessions, taken with consent, showed the place: the way back from the payment app. A cheap phone closes the browser to make room for UPI. Whoever returned found an empty basket and did not know whether the money had gone.',
    ],
  },
  work: {
    heading: 'Assume that the line is down',
    text: [
      'We wrote one checkout and put it in three places: the shop’s Android till, the site, and a link that a salesperson sends in a chat. The till books each sale in its own SQLite first and tells the server afterwards. Without a line it prints the same invoice and takes cash, or UPI where the soundbox on the counter confirms over its own SIM. Cards wait; we would not keep a card number to save a sale.',
      'To sell singles from a till that may be unreachable is a choice between two regrets. Kaveri chose with open eyes: the web sells a shop’s piece only if that till has spoken within the last ten minutes, and otherwise offers to ask the shop. That turns away about one web order in two hundred. It leaves a window of ten minutes in which two buyers can still meet, and about once a month they do.',
      'On the web, the basket lives on the server, every payment attempt carries an idempotency key, and the page to which a customer returns asks the bank’s answer and never the browser’s memory. Of 23 form fields, nine remain.',
    ],
    steps: [
      {
        title: 'Watch',
        weeks: '1–3',
        text: 'Five shops, one of them on its festival Saturday, and the four hundred sessions.',
      },
      {
        title: 'Till',
        weeks: '3–10',
        text: 'Sales, returns and the day’s close without a server. Kill the power at any line of the receipt; the sale is there once.',
      },
      {
        title: 'Web and link',
        weeks: '8–13',
        text: 'The same rules compiled for the browser, with card fields hosted by the payment provider.',
      },
      {
        title: 'Pilot',
        weeks: '13–16',
        text: 'Eight shops, chosen for their bad lines.',
      },
      {
        title: 'Roll-out',
        weeks: '16–20',
        text: 'The other 132 in 22 evenings, six shops an evening, each with its old till under the counter for a week.',
      },
    ],
  },
  team: 'Seven people: one designer, two Android, two web and one back-end engineer, one tester',
  time: '20 weeks',
  results: [
    {
      value: '71% to 52%',
      label: 'baskets abandoned',
      note: 'On phones. Four weeks before the pilot, against the third month after roll-out.',
    },
    {
      value: '1 a month',
      label: 'pieces sold twice',
      note: 'From nine or ten a week.',
    },
    {
      value: '9 h',
      label: 'longest stretch without a line',
      note: 'A shop in Hubballi. 61 sales, all booked by the next morning.',
    },
  ],
  technologies: [
    'Kotlin and SQLite',
    'TypeScript and React',
    'PostgreSQL',
    'UPI intent and dynamic QR',
    'ESC/POS printers',
    'PCI DSS 4.0.1, SAQ A for the web',
  ],
  quotation: {
    text: 'The line in our Karaikudi shop dies whenever it rains. In November the staff noticed only because the man from the tea stall next door came in to complain about his.',
    name: 'Lakshmi Annadurai',
    role: 'Head of retail, Kaveri Looms',
  },
  lesson:
    'The tills for the pilot were made by copying one finished tablet. Two shops woke up with the same identity and drew invoice numbers from one series, 58 of them twice, where the GST rules want each number once in a financial year. Putting it right cost an accountant four days of credit notes and cost us the apology. A till’s identity is now made on the device, in its hardware keystore, and the server leases each one a prefix of its own. A copied till cannot prove who it is, and sells nothing. Devices get cloned; whoever writes their software should expect to meet the twin.',
}
