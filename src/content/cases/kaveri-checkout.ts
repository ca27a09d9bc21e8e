import type { CaseStudy } from './case-study.ts'

export const kaveriCheckout: CaseStudy = {
  slug: 'kaveri-checkout',
  title: 'One till, every shop, web and phone',
  description:
    'A handloom retailer would sell a sari in a shop, then sell it again online. A single checkout serves 140 shops now, with or without a connection.',
  metaTitle: 'Retail case: a checkout that works offline | Naksha',
  metaDescription:
    'Kaveri Looms put one checkout into 140 shops and on the web, and it sells without a connection. Basket abandonment on phones fell from 71% to 52%.',
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
      'Kaveri Looms buys from 3,200 weavers and sells from Madurai to Bhopal. There’s no second copy of a sari from Kanchipuram. Each till knew what its own shop had; the web shop heard overnight. Nine or ten times a week one piece was sold to two people, and someone had to ring one of them.',
      'On phones, 71 of 100 baskets were left behind. Four hundred sessions, recorded with consent, showed where: on the way back from the payment app. A cheap phone closes the browser to make room for UPI. Customers came back to an empty basket and didn’t know whether the money had gone.',
    ],
  },
  work: {
    heading: 'Assume the line is down',
    text: [
      'We wrote one checkout and put it in three places: the shop’s Android till, the site, and a link a salesperson sends in a chat. The till books each sale in its own SQLite first and tells the server afterwards. With the line down it prints the same invoice and takes cash, or UPI where the soundbox on the counter confirms over its own SIM. Cards wait; we wouldn’t keep a card number to save a sale.',
      'Selling one-offs from a till you may not be able to reach is a choice between two regrets. Kaveri chose with its eyes open: the web sells a shop’s piece only if that till has been heard from in the last ten minutes, and otherwise offers to ask the shop. That turns away about one web order in two hundred. It leaves a ten-minute window where two buyers can still meet, and about once a month they do.',
      'On the web, the basket lives on the server, every payment attempt carries an idempotency key, and the page a customer comes back to takes the bank’s word, never the browser’s memory. Of 23 form fields, nine remain.',
    ],
    steps: [
      {
        title: 'Watch',
        weeks: 'Weeks 1–3',
        text: 'Five shops, one of them on its festival Saturday, and the four hundred sessions.',
      },
      {
        title: 'Till',
        weeks: 'Weeks 3–10',
        text: 'Sales, returns and the day’s close without a server. Kill the power at any line of the receipt, and the sale is there exactly once.',
      },
      {
        title: 'Web and link',
        weeks: 'Weeks 8–13',
        text: 'The same rules compiled for the browser, with card fields hosted by the payment provider.',
      },
      {
        title: 'Pilot',
        guards: true,
        weeks: 'Weeks 13–16',
        text: 'Eight shops, chosen for their bad lines.',
      },
      {
        title: 'Roll-out',
        weeks: 'Weeks 16–20',
        text: 'The other 132 in 22 evenings, six shops an evening, each with its old till under the counter for a week.',
      },
    ],
  },
  team: 'Seven people: one designer, two Android, two web and one back-end engineer, one tester',
  time: '20 weeks',
  results: [
    {
      value: '71% → 52%',
      label: 'baskets abandoned',
      note: 'On phones. The four weeks before the pilot, against the third month after roll-out.',
    },
    {
      value: '1 a month',
      label: 'pieces sold twice',
      note: 'From nine or ten a week.',
    },
    {
      value: '9 h',
      label: 'longest stretch offline',
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
    text: 'The line in our Karaikudi shop dies whenever it rains. In November my staff only noticed because the man from the tea stall next door came in to complain about his.',
    name: 'Lakshmi Annadurai',
    role: 'Head of retail, Kaveri Looms',
  },
  lesson:
    'We made the pilot’s tills by copying one finished tablet. Two shops woke up with the same identity and drew invoice numbers from one series, 58 of them twice, where the GST rules want each number once in a financial year. Putting it right cost an accountant four days of credit notes and cost us an apology. Each till now makes its identity on the device, in its hardware keystore, and the server leases each one a prefix of its own. A copied till can’t prove who it is, and sells nothing. Devices get cloned; if you write their software, expect to meet the twin.',
}
