import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Banking-Financial',
  title: 'Banking and financial',
  metaTitle: 'Banking and financial software | Naksha',
  description:
    'Ledgers, UPI and ISO 20022 payments, monitoring and regulator’s returns, built so a rupee moves once and every figure leads back to an entry.',
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
      'Inside your bank, lender or payment company there’s a core system older than its operators, with a ring of forty interfaces around it. UPI, IMPS, NEFT, cards and the branch counter each keep their own idea of a transaction. End of day takes five hours, and the branches open whether it’s finished or not.',
      'The danger is in the timeout. The switch waits, the core has posted, the reply is lost, someone retries. Now there are two debits, or one debit and no credit. For a UPI transfer that reached nobody, the beneficiary bank must reverse by T+1, with ₹ 100 a day to the customer after that. The sum is small; the desk of eleven people that finds it by hand isn’t.',
      'Then come the questions from outside. An inspector points at a figure in a return and asks for the accounts behind it. If the answer is “the vendor’s batch makes it”, you have a finding.',
    ],
  },
  stepsHeading: 'A ledger in twenty-six weeks, eight of them side by side.',
  steps: [
    {
      title: 'Follow the money',
      weeks: 'Weeks 1–4',
      text: 'Every product, every posting rule, every suspense account and the person who clears it.',
      result: 'A map of postings, and a list of balances no one owns.',
    },
    {
      title: 'Build the ledger',
      weeks: 'Weeks 4–14',
      text: 'Append-only double entry in integer paise, one idempotency key per intent, interest as code with dated rules.',
      result: 'Last quarter’s transactions replayed, every difference explained.',
    },
    {
      title: 'Join the rails',
      weeks: 'Weeks 10–18',
      text: 'Adapters for each rail with its own timeouts and reversals, tested against a switch simulator that lies.',
      result: 'A reconciliation that runs every fifteen minutes.',
    },
    {
      title: 'Run side by side',
      guards: true,
      weeks: 'Weeks 18–25',
      text: 'Old and new post the same day. Differences go up on a wall, each with a name and a cause.',
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
      lead: 'A balance is an opinion. The entries are the fact. A ledger that stores only the first can’t tell you why it changed; ours keeps the second and derives the rest.',
      figure: { value: '50 min', label: 'to rebuild every balance from 40 million entries' },
      parts: [
        {
          heading: 'The shape of an entry',
          text: [
            'Each posting has an intent, two or more legs that sum to zero per currency, a value date, a booking date and the version of the rule that made it. Amounts are integers in the minor unit. Corrections are new entries that point at the old one. There’s no update statement on the table, and the database role of the application couldn’t run one.',
            'Current balances live in a projection, checked against the entries every night and rebuilt from zero each quarter. For 40 million entries, that takes about fifty minutes on four cores.',
          ],
        },
        {
          heading: 'Interest, the part that bites',
          text: [
            'Actual/365 or actual/actual, rounding per day or per period, back-dated rate changes, a leap year, a moratorium. We write each product’s rule as a small pure function and run it over five years of history before launch. Differences of one paisa are chased until someone can say which side was wrong. About a third of the time it’s the old system, and the customers are owed.',
          ],
        },
        {
          heading: 'What the auditor gets',
          text: [
            'Read access, a nine-page data dictionary, and a command that reproduces the trial balance for any closed day.',
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
        'Idempotent payment flows for UPI, IMPS, NEFT and cards: one key per intent, pending states on show, and reversals inside RBI’s time limits.',
      lead: 'Exactly-once delivery doesn’t exist on a network. Exactly-once effect does, if someone designs the retry before designing the happy path.',
      figure: {
        value: '2 million',
        label: 'payments through a lossy network on the night before release',
      },
      parts: [
        {
          heading: 'Pending is a state, show it',
          text: [
            'Between debit and confirmation there’s a gap of anything from 200 ms to a day. Systems that know only success and failure guess in that gap. We model it: initiated, debited, submitted, deemed, settled, reversed. Each transition is a row with a cause, and the customer’s phone shows the true one in plain words.',
            'The key is created on the device before the first attempt and travels unchanged through gateway, switch adapter and ledger. Retry with the same key and you get the first answer back. Retry with a different amount under that key and you’re refused, and logged.',
          ],
        },
        {
          heading: 'Clocks set by the regulator',
          text: [
            'RBI fixes the turnaround: T+1 for an uncredited UPI or IMPS transfer, T+5 for a merchant payment without confirmation. The reversal job runs from those clocks, computes any compensation itself, and reports whatever is close to the limit at 10:00 and 16:00.',
          ],
        },
        {
          heading: 'How we test it',
          text: [
            'A simulator drops replies, delays them past the timeout, delivers them twice and out of order. The night before release we put two million payments through it. When it ends, the suspense account has to hold zero and every customer has to have been debited exactly as often as they asked.',
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
      lead: 'The new message carries ten times the data. The old core has room for 4 lines of 35 characters. What gets cut on the way is what compliance needed.',
      figure: { value: '70% → 90%', label: 'of a treasury’s receipts matched without a person' },
      parts: [
        {
          heading: 'Store the message, post the extract',
          text: [
            'We keep each pain.001, pacs.008 and camt.054 whole, schema-checked and immutable, and post to the core whatever the core can hold. Screening, enquiry and statements read the original. Translate to the older MT shape and back and you lose remittance data on the round trip, so we don’t make the round trip.',
          ],
        },
        {
          heading: 'The fields that hurt',
          text: [
            'Postal addresses first. Town and country now sit in elements of their own, which breaks any customer master that holds everything in one line. We parse the base, score each record and send the doubtful ones to branches in weekly lists of fifty. Typically, six records in a hundred need a person.',
            'End-to-end identifiers second, because some legs rewrite them. We carry the UETR where the scheme has one, and test that it survives every hop.',
          ],
        },
        {
          heading: 'A loss report',
          text: [
            'For each interface, a table lists the element, its length on entry and on exit, and how often real traffic exceeded it last month. Treasury clients notice structured references in camt.053 at once: their automatic matching goes from about 70 per cent to above 90, and they stop ringing.',
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
      figure: { value: '11 → 19', label: 'cases an investigator closes in a day' },
      parts: [
        {
          heading: 'Rules stay, order changes',
          text: [
            'Supervisors expect rules they can read: structuring below ₹ 10 lakh in cash, round-tripping, a dormant account that wakes up. We keep them, as versioned code with tests. On top sits a ranking model trained on past dispositions. It can reorder the queue, but it can’t close an alert on its own. That takes a sampled review, and a policy your principal officer has signed.',
          ],
        },
        {
          heading: 'A reason for each alert',
          text: [
            'You see the six transactions that drove the score, the peer group we compared the account with, and earlier alerts on linked parties. Investigators at one lender went from eleven cases a day to nineteen, mostly because they’d stopped opening seven applications.',
          ],
        },
        {
          heading: 'Below the line',
          text: [
            'Each quarter we draw 400 transactions that didn’t alert and have them read. If two turn out suspicious, the threshold was wrong and the gap has a number. The sample, its result and the change that followed go in one file. Suspicious transaction reports are assembled from the case in the format FIU-IND takes, with the clock started on the day suspicion was concluded.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'sahyagiri-ledger',
    heading: 'Ninety-one branches, one book.',
    text: 'Sahyagiri Co-operative Bank closed its month in nine days and argued about the rest. Nine of us built a new ledger, had both post every transaction through two month-ends, and handed over at a difference of zero.',
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
        'They bind you and, through the contract, us. The responsibility stays yours; the contract gives you and the supervisor audit rights, names our subcontractors and includes an exit plan. There’s a file ready for your due diligence.',
    },
    {
      question: 'Does payment data have to stay in India?',
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
        'Then we don’t cut over. Each sheet has a stop clause, and you pay for the sheets you’ve signed.',
    },
  ],
  next: {
    heading: 'Bring your worst suspense account.',
    text: 'Export a month of it, masked. Within the week we’ll tell you which three causes fill it, and which of those software can stop.',
  },
  related: [
    '/services/technology/security',
    '/services/offerings/technology-engineering',
    '/services/technology/blockchain',
  ],
}
