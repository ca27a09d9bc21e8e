import type { CaseStudy } from './case-study.ts'

export const sahyagiriLedger: CaseStudy = {
  slug: 'sahyagiri-ledger',
  title: 'A ledger that closes in a day',
  description:
    'Every branch of a co-operative bank kept its own version of the month. Before anyone trusted its new ledger, we compared it with the old one every night for eight weeks.',
  metaTitle: 'Banking case: month-end close in one day | Naksha',
  metaDescription:
    'A co-operative bank with 91 branches replaced its ledger in 26 weeks. Month-end close fell from nine days to one; the difference has been zero since.',
  drawing: 'case-sahyagiri-ledger',
  client: 'Sahyagiri Co-operative Bank',
  clientType: 'Urban co-operative bank, 91 branches',
  industry: 'Banking and financial',
  services: [
    '/services/offerings/technology-engineering',
    '/services/technology/architecture',
    '/services/technology/devops',
  ],
  problem: {
    heading: 'Each ledger right in its own way',
    text: [
      'Sahyagiri keeps 1.1 million accounts between Satara and Sindhudurg. Its core software, bought in 2006, held a general ledger for each branch. Pay a cheque in at Karad for an account in Chiplun and you got two vouchers, one on either side of an inter-branch account, carried across at the end of the day. If one side was late, wrong or reversed, the other waited.',
      'At month-end a team of fourteen matched whatever hadn’t met. In the March we watched, 2,316 inter-branch items were open, the oldest from 2011: ₹ 4.7 crore gross, ₹ 31,406 net. Interest was rounded by branch in one report and by account in another. The statutory auditor had begun to ask why the answer on day six wasn’t the answer on day nine.',
    ],
  },
  work: {
    heading: 'A rule that fits on a card',
    text: [
      'A posting has at least two legs, the legs sum to zero, and all of them are committed together. That leaves inter-branch items nowhere to wait: both sides sit in one transaction, and the database refuses a lone one. Nothing is ever changed. You answer a mistake with a reversal that names the entry it reverses, with the original’s value date and today’s book date.',
      'Two details took longer than the rule. Accounts are locked in ascending order of their numbers, so two transfers in opposite directions can’t wait for each other. Interest accrues by account and day to six decimals and is rounded once, when it’s credited; the accrued fraction is a balance anyone can look up.',
    ],
    steps: [
      {
        title: 'Survey',
        weeks: 'Weeks 1–4',
        text: 'Every voucher type, who can raise it and what undoes it. Of 143 in use, 61 were duplicates under older names.',
      },
      {
        title: 'Journal and rules',
        weeks: 'Weeks 4–12',
        text: 'The remaining 82 became posting rules, kept as tables that the bank’s accountants read and sign. Generated transactions, some 26 million, tried to unbalance them.',
      },
      {
        title: 'Feeds',
        weeks: 'Weeks 10–16',
        text: 'Cash machines, NEFT and RTGS, UPI and the branch screens, each with an idempotency key: a file delivered twice is booked once.',
      },
      {
        title: 'Opening balances',
        weeks: 'Weeks 16–18',
        text: 'We traced the 2,316 items one by one. Of those, 2,188 found their partner; 128 went to the board with their papers and were written off by resolution.',
      },
      {
        title: 'Parallel run',
        guards: true,
        weeks: 'Weeks 18–26',
        text: 'Eight weeks, two month-ends. Both ledgers took every transaction, and we compared them at 23:00. Cut-over took ten business days in a row without a difference.',
      },
    ],
  },
  team: 'Nine people: one architect, four engineers, two testers, one data engineer, one chartered accountant',
  time: '26 weeks, the last eight of them in parallel',
  results: [
    {
      value: '9 → 1',
      label: 'days to close the month',
      note: 'From the last business day to the figure the CFO signs.',
    },
    {
      value: '₹ 0',
      label: 'difference at the close',
      note: 'In every month since cut-over, across all 91 branches.',
    },
    {
      value: '14 → 3',
      label: 'people working on the close',
      note: 'The other eleven went to credit control and the counters.',
    },
  ],
  technologies: [
    'PostgreSQL 16',
    'Java 21',
    'Kafka, fed from an outbox by Debezium',
    'ISO 20022 and ISO 8583',
    'Property-based tests',
    'Prometheus and Grafana',
  ],
  quotation: {
    text: 'My two managers used to argue about whose figure was right. Now they argue about what to do with the eight days. The auditor puts his questions to the ledger, and it answers him without us.',
    name: 'Prakash Jadhav',
    role: 'CFO, Sahyagiri Co-operative Bank',
  },
  lesson:
    'One night in the third week of the parallel run, the comparison read zero and was wrong. Gold loans of ₹ 18.4 lakh had moved from Ratnagiri to Sangli. The new ledger took them out of vehicle loans in one branch and put them into vehicle loans in the other, so for the bank as a whole every head agreed. A clerk saw it in the morning, because her gold had turned into motorcycles. Our job had compared totals. From the next night it compared postings, leg by leg, and the count of ten started again from zero. A sum that comes out right is a weak witness: two errors can share it.',
}
