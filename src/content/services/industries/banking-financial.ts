import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Banking-Financial',
  title: 'Banking and financial',
  metaTitle: 'Banking and financial software | Naksha',
  description:
    'Ledgers, UPI and ISO 20022 payments, monitoring and regulator’s returns, built so that a rupee moves once and each figure leads back to an entry.',
  lead: 'A payment that fails is an inconvenience. A payment that happens twice is a letter from the regulator. We build ledgers, payment paths and reports on one rule: money moves once, and the entry says why.',
  facts: [
    { label: 'Team', value: '5 backend engineers, 2 testers, 1 analyst, 1 architect' },
    { label: 'Length', value: '26 weeks for a ledger, 14 for a payment rail' },
    { label: 'Runs on', value: 'Your data centre or an Indian cloud region' },
    { label: 'Starts from', value: '₹ 1.9 crore for a ledger, parallel run included' },
  ],
  problem: {
    heading: 'At 21:40 nobody knows if it went through.',
    text: [
      'You run a bank, a lender or a payment company with a core system older than its operators and a ring of forty interfaces around it. UPI, IMPS, NEFT, cards and the branch counter each keep their own idea of a transaction. End of day takes five hours, and the branches open whether it has finished or not.',
      'The danger sits in the timeout. The switch waits, the core has posted, the reply is lost, somebody retries. Now there are two debits, or one debit and no credit. For a UPI transfer that reached nobody, the beneficiary bank must reverse by T+1, with ₹ 100 a day to the customer after that. The sum is small; the desk of eleven people that finds it by hand is not.',
      'Then come the questions from outside. An inspector points at a figure in a return and asks for the accounts behind it. If the answer is “the vendor’s batch makes it”, you have a finding.',
    ],
  },
  stepsHeading: 'A ledger in twenty-six weeks, eight of them in parallel.',
  steps: [
    {
      title: 'Follow the money',
      weeks: 'Weeks 1–4',
      text: 'Each product, each posting rule, each suspense account and the person who clears it.',
      result: 'A map of postings, and a list of balances nobody owns.',
    },
    {
      title: 'Build the ledger',
      weeks: 'Weeks 4–14',
      text: 'Append-only double entry in integer paise, one idempotency key per intent, interest as code with dated rules.',
      result: 'Last quarter’s transactions replayed, with each difference explained.',
    },
    {
      title: 'Join the rails',
      weeks: 'Weeks 10–18',
      text: 'Adapters for each rail with its own timeouts and reversals, tested against a switch simulator that lies.',
      result: 'A reconciliation that runs every fifteen minutes.',
    },
    {
      title: 'Run side by side',
      weeks: 'Weeks 18–25',
      text: 'Old and new post the same day. Differences go on a wall, with a name and a cause.',
      result: 'Two month-ends at zero difference, signed by finance.',
    },
    {
      title: 'Cut over',
      weeks: 'Week 26',
      text: 'A long weekend, rehearsed twice, with a way back open until Sunday 16:00.',
      result: 'A new book of record, and the old one readable for eight years.',
    },
  ],
  cardsHeading: 'Where banks call us in.',
  cards: [
    {
      slug: 'core-ledger',
      title: 'A core ledger you can replay',
      summary: 'Append-only entries and dated rules, so any balance on any day can be recomputed.',
      description:
        'Append-only double-entry ledgers for banks and lenders: dated interest rules, replay of any day, and a parallel run that ends at zero.',
      lead: 'A balance is an opinion. The entries are the fact. A ledger that stores only the first cannot tell you why it changed; ours keeps the second and derives the rest.',
      parts: [
        {
          heading: 'The shape of an entry',
          text: [
            'Each posting has an intent, two or more legs that sum to zero per currency, a value date, a booking date and the version of the rule that made it. Amounts are integers in the minor unit. Corrections are new entries that point at the old one. There is no update statement on the table, and the database role of the application could not run one.',
            'Current balances live in a projection, checked against the entries every night and rebuilt from zero each quarter. For 40 million entries the rebuild takes about fifty minutes on four cores.',
          ],
        },
        {
          heading: 'Interest, the part that bites',
          text: [
            'Actual/365 or actual/actual, rounding per day or per period, back-dated rate changes, a leap year, a moratorium. We write each product’s rule as a small pure function and run it over five years of history before launch. Differences of one paisa are chased until someone can say which side was wrong. About a third of the time it is the old system, and the customers are owed.',
          ],
        },
        {
          heading: 'What the auditor gets',
          text: [
            'Read access, a data dictionary of nine pages, and a command that reproduces the trial balance of any closed day.',
          ],
        },
      ],
    },
    {
      slug: 'payments-once',
      title: 'Payments that happen once',
      summary:
        'Idempotent UPI, IMPS and card flows that survive a lost reply without a second debit.',
      description:
        'Idempotent payment flows for UPI, IMPS, NEFT and cards: one key per intent, pending states in sight, and reversals inside RBI’s time limits.',
      lead: 'Exactly-once delivery does not exist on a network. Exactly-once effect does, if somebody designs the retry before designing the happy path.',
      parts: [
        {
          heading: 'Pending is a state, show it',
          text: [
            'Between debit and confirmation there is a gap of anything from 200 ms to a day. Systems that know only success and failure guess in that gap. We model it: initiated, debited, submitted, deemed, settled, reversed. Each transition is a row with a cause, and the customer’s phone shows the true one in plain words.',
            'The key is created on the device before the first attempt and travels unchanged through gateway, switch adapter and ledger. A retry with the same key returns the first answer. One with a changed amount under that key is refused and logged.',
          ],
        },
        {
          heading: 'Clocks set by the regulator',
          text: [
            'RBI fixes the turnaround: T+1 for an uncredited UPI or IMPS transfer, T+5 for a merchant payment without confirmation. The reversal job runs from those clocks, computes any compensation itself, and reports items approaching the limit at 10:00 and 16:00.',
          ],
        },
        {
          heading: 'How we test it',
          text: [
            'A simulator drops replies, delays them past the timeout, delivers them twice and out of order. Two million payments go through on the last night before release. At the end the suspense account must hold zero, and each customer must have been debited as often as they asked.',
          ],
        },
      ],
    },
    {
      slug: 'iso-20022-migration',
      title: 'ISO 20022 without lost fields',
      summary: 'pacs, pain and camt carried whole from the channel to the statement.',
      description:
        'Move payment messages to ISO 20022 without truncation: structured addresses, end-to-end identifiers, camt statements and a field-loss report.',
      lead: 'The new message carries ten times the data. The old core has room for 4 lines of 35 characters. What gets cut in between is what compliance needed.',
      parts: [
        {
          heading: 'Store the message, post the extract',
          text: [
            'We keep each pain.001, pacs.008 and camt.054 whole, schema-checked and immutable, and post to the core what the core can hold. Screening, enquiry and statements read the original. A translator that maps to the older MT shape and back loses remittance data on the round trip, so we avoid the round trip.',
          ],
        },
        {
          heading: 'The fields that hurt',
          text: [
            'Postal addresses first: the move from free text to town and country in their own elements breaks customer masters that hold everything in one line. We parse the base, score each record, and send the doubtful ones to branches in weekly lists of fifty. Typically six records in a hundred need a person.',
            'End-to-end identifiers second. Some legs rewrite them. We carry the UETR where the scheme has one and test its survival across each hop.',
          ],
        },
        {
          heading: 'A loss report',
          text: [
            'For each interface, a table lists the element, its length on entry and on exit, and how often real traffic exceeded it last month. Treasury clients notice structured references in camt.053 at once: their automatic matching moves from about 70 per cent to above 90, and the calls stop.',
          ],
        },
      ],
    },
    {
      slug: 'transaction-monitoring',
      title: 'Monitoring with fewer false alarms',
      summary: 'Anti-money-laundering rules and models measured by what investigators confirm.',
      description:
        'Transaction monitoring that ranks alerts, explains each one and keeps evidence for FIU-IND reports, tuned on what your investigators confirm.',
      lead: 'Nineteen alerts in twenty lead nowhere. The people reading them know it by lunch, and the twentieth arrives at half past four.',
      parts: [
        {
          heading: 'Rules stay, order changes',
          text: [
            'Supervisors expect rules they can read: structuring below ₹ 10 lakh in cash, round-tripping, a dormant account that wakes. We keep them, as versioned code with tests. On top sits a ranking model trained on past dispositions. It may reorder the queue. It may not close an alert by itself; that takes a sampled review and a policy your principal officer has signed.',
          ],
        },
        {
          heading: 'A reason for each alert',
          text: [
            'The screen shows the six transactions that drove the score, the peer group the account was compared with, and the earlier alerts on linked parties. Investigators at one lender went from eleven cases a day to nineteen, mostly by not opening seven applications.',
          ],
        },
        {
          heading: 'Below the line',
          text: [
            'Each quarter we draw 400 transactions that did not alert and have them read. If two turn out suspicious, the threshold was wrong and the gap has a number. The sample, its result and the change that followed go in one file. Suspicious transaction reports are assembled from the case in the format FIU-IND takes, with the clock started on the day suspicion was concluded.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'sahyagiri-ledger',
    heading: 'Ninety-one branches, one book.',
    text: 'Sahyagiri Co-operative Bank closed its month in nine days and argued about the rest. Nine of us built a new ledger, let both post every transaction through two month-ends, and handed over at a difference of zero.',
    figures: [
      { value: '9 → 1', label: 'days for the month-end close' },
      { value: '0', label: 'difference after the parallel run' },
      { value: '26 weeks', label: 'to the new ledger' },
    ],
  },
  questionsHeading: 'Asked by risk, usually before price.',
  questions: [
    {
      question: 'Do RBI’s rules on IT outsourcing bind you?',
      answer:
        'They bind you, and through the contract us. You keep the responsibility; the contract gives you and the supervisor audit rights, names our subcontractors and contains an exit plan. We have a file ready for your due diligence.',
    },
    {
      question: 'Must payment data stay in India?',
      answer:
        'Payment data under the 2018 storage rule does, so production and its backups run in Indian regions. Our Austin colleagues work with synthetic data.',
    },
    {
      question: 'Can we replace the core in pieces?',
      answer:
        'Often. Deposits, loans and cards can leave one at a time if a single general ledger collects their entries from the first day.',
    },
    {
      question: 'What if the parallel run never reaches zero?',
      answer:
        'Then we do not cut over. Each sheet has a stop clause, and you pay for the sheets you have signed.',
    },
  ],
  next: {
    heading: 'Bring your worst suspense account.',
    text: 'Export one month of it, masked. Within the week we tell you which three causes fill it, and which of them software can stop.',
  },
  related: [
    '/services/technology/security',
    '/services/offerings/technology-engineering',
    '/services/technology/blockchain',
  ],
}
