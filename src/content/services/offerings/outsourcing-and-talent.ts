import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'offerings',
  slug: 'Outsourcing-And-Talent',
  title: 'Outsourcing and talent',
  metaTitle: 'Outsourcing and engineering teams | Naksha',
  description:
    'Whole teams or single engineers in your repository, under your review rules, with two names on every directory and an exit you can rehearse.',
  lead: 'Whole teams or single engineers who work in your repository, under your rules, from the first week. What we guard is knowledge: when one of ours leaves, nothing you need should leave in the same bag.',
  facts: [
    { label: 'Team', value: 'One engineer, or a cell of four to eight with a lead who codes' },
    { label: 'Length', value: 'Six months at least; the average stay is 19' },
    { label: 'Works in', value: 'Your repository, tracker and chat, on accounts you can revoke' },
    { label: 'Starts from', value: '₹ 3.4 lakh (US$ 3,900) a month for a named engineer' },
  ],
  problem: {
    heading: 'The second resignation is the expensive one.',
    text: [
      'People who write to us about talent have a nine-month backlog and three positions that have been open for five. In Pune a senior engineer serves ninety days of notice before joining you, and about one accepted offer in three evaporates on the way.',
      'The usual contract adds hands and removes knowledge. Someone capable writes the settlement module alone, is moved to a better-paying account in week fourteen, and leaves 11,000 lines whose reasons were only ever spoken. The replacement then spends six weeks questioning your own staff, who were the people the contract was meant to relieve.',
      'So we sell seats with names on them. You interview the person, the contract lists the person, and a second reader is assigned to every directory that person touches.',
    ],
  },
  stepsHeading: 'Five weeks to an ordinary Tuesday.',
  steps: [
    {
      title: 'Read',
      weeks: 'Week 0',
      text: 'Under a non-disclosure agreement, one of our leads reads your repository, the last thirty merged pull requests and the incident notes. The profile is written from those, so nobody is hired for a framework you’re about to remove.',
      result: 'One page per seat, with its first three tickets already chosen.',
    },
    {
      title: 'Meet',
      weeks: 'Week 1',
      text: 'You talk to two candidates per seat for ninety minutes, over your code. Saying no costs nothing and needs no reason.',
      result: 'A contract with people in it.',
    },
    {
      title: 'First merge',
      weeks: 'Week 2',
      text: 'Access runs through your identity provider, on laptops that meet your device rules. Each engineer merges something small and real by Friday.',
      result: 'A list of every line in your set-up guide that was wrong.',
    },
    {
      title: 'Pair',
      guards: true,
      weeks: 'Weeks 3–5',
      text: 'Each directory gets two names in CODEOWNERS. In the parts you call core, at least one of them is on your payroll.',
      result: 'A table of who may review, who may release and who is woken.',
    },
    {
      title: 'Keep',
      weeks: 'Month 2 on',
      text: 'Every quarter we publish lead time, change failure rate and waiting time for review, for our people beside yours.',
      result: 'A two-page review and the price of the next quarter.',
    },
  ],
  cardsHeading: 'Ways to borrow an engineer.',
  cards: [
    {
      slug: 'dedicated-teams',
      title: 'Dedicated product teams',
      summary:
        'A cell of four to eight that owns one boundary of your system, with a lead who codes.',
      description:
        'A dedicated team of four to eight that takes one bounded part of your product, its pager and its backlog, with a lead who writes code.',
      lead: 'A cell works when it can finish something without asking permission six times. So its border is drawn first and the people are counted second.',
      figure: { value: '₹ 22 lakh', label: 'a month for a cell of six, fixed for a quarter' },
      parts: [
        {
          heading: 'What a cell owns',
          text: [
            'One deployable, its data and its alerts. If the payouts service shares a schema with invoicing, the first four weeks go into a seam between them; otherwise two teams will queue behind each other’s migrations for as long as the schema lives.',
            'A common shape is a lead, two senior engineers, two with three to five years behind them, and a tester who automates. Below four, holidays stop the work. Above eight, the daily call becomes a broadcast and we split.',
          ],
        },
        {
          heading: 'Who decides what',
          text: [
            'Your product manager orders the backlog. Our lead says how long, and may refuse a date in writing. Architecture decisions are recorded as short numbered files in the repository, and either side can ask for one to be reopened.',
          ],
        },
        {
          heading: 'What it costs',
          text: [
            'Six people come to ₹ 22 lakh (US$ 25,000) a month, with the lead at a senior rate. The sum is fixed for a quarter, and sick days are our affair. When the roadmap shrinks, you may drop to four with thirty days of notice. We ask for a say in which four, because a cell without its tester is a different product.',
          ],
        },
      ],
    },
    {
      slug: 'single-engineers',
      title: 'Single engineers for a named seat',
      summary:
        'One person in your team, chosen on your code, with a colleague of ours reading along.',
      description:
        'One named engineer for one seat: interviewed on your own code, backed by a second reader at our cost, and yours to hire after a year.',
      lead: 'Sometimes a team lacks one trade: a database person, someone who has shipped Kotlin, a tester who can read a thread dump. Then a single seat is enough.',
      figure: {
        value: '4 h',
        label: 'a week that a second engineer of ours reads along, unbilled',
      },
      parts: [
        {
          heading: 'The interview is your code',
          text: [
            'We don’t send a stack of profiles. You receive two people who have read a module you picked, and each spends ninety minutes walking you through what they would change first. It’s a better test than a puzzle about trees, and it shows how they disagree.',
          ],
        },
        {
          heading: 'The reader behind the seat',
          text: [
            'A lone contractor is a bus factor of one. Every single seat has a second Naksha engineer who reads its pull requests for about four hours a week, unbilled, and could take over with ten days of overlap. You know the reader’s name, and the reader has access only if you grant it.',
          ],
        },
        {
          heading: 'Rules that avoid surprises',
          text: [
            'We remain the employer: salary, provident fund, leave, appraisal and laptop. You direct the work of the day. Keeping that line clean protects both companies when an inspector asks who employs whom.',
            'After twelve months you may hire the person, if the person wants it, for two monthly rates. It’s happened eleven times. We send a cake and look for the next one.',
          ],
        },
      ],
    },
    {
      slug: 'follow-the-sun-support',
      title: 'Follow-the-sun support',
      summary:
        'Three shifts in Pune, Patna and Austin, so that no one is paged at three in the morning.',
      description:
        'Round-the-clock support from Pune, Patna and Austin on three day shifts, with runbooks, a ten-minute acknowledgement and a cap on pages.',
      lead: 'A person woken at three makes a correct diagnosis slowly and a wrong change fast. Three offices let the pager travel while people sleep.',
      figure: { value: '10 min', label: 'until an urgent alert is acknowledged, at any hour' },
      parts: [
        {
          heading: 'The clock',
          text: [
            'Pune starts at 05:30 IST, Patna at 13:30 IST, and Austin takes over at 16:00 UTC until 01:00 UTC. Each handover has an hour of overlap. When American clocks change, Austin starts at eleven instead of ten, so that the pager’s timetable in UTC never moves.',
          ],
        },
        {
          heading: 'What the shift may do',
          text: [
            'An urgent alert is acknowledged within ten minutes. The engineer follows a runbook, may restart, roll back or switch a flag, and writes a timeline as it happens. Anything that changes data waits for a second name, which is yours unless you gave it to us.',
            'A runbook that fails twice becomes a ticket with a due date. An alert that asks for no action is deleted. We do that in the first month, and most clients lose about half their alerts.',
          ],
        },
        {
          heading: 'The cap',
          text: [
            'More than two incidents per shift, averaged over a fortnight, and the rota stops accepting new services. Time then goes to causes. The clause sits in the contract because tired rotas lose their best people first, and we’d rather argue about it with you in daylight. Cover for one system starts at ₹ 6.8 lakh a month.',
          ],
        },
      ],
    },
    {
      slug: 'handover-and-exit',
      title: 'Handover and exit',
      summary: 'A departure written into the contract and rehearsed once, before anyone wants it.',
      description:
        'How an outsourced team leaves well: rights assigned worldwide, a rehearsed departure, and four weeks in which your people drive and ours watch.',
      lead: 'Ask a supplier how the contract ends before you ask how it starts. Ours ends with a list of 41 items and one rehearsal in month three.',
      figure: { value: '41', label: 'items on the list you tick before we leave' },
      parts: [
        {
          heading: 'The rights, spelled out',
          text: [
            'Under section 19 of India’s Copyright Act an assignment that names no term counts for five years, and one that names no territory covers India alone. Ours says the full term, worldwide, and takes effect as each commit is pushed. Engineers sign the same words with us, so the chain has no gap.',
          ],
        },
        {
          heading: 'The rehearsal',
          text: [
            'In month three the most knowledgeable person on our side is told to be silent for two days. Everyone else releases, restores a backup and fixes a planted fault. Whatever they couldn’t do becomes documentation with a deadline. The usual finds are a signing key on one laptop and a cron job no one had drawn.',
          ],
        },
        {
          heading: 'The last four weeks',
          text: [
            'Weeks one and two: your people take the tickets and ours review. Weeks three and four: your people run the releases while ours sit in the call with their hands off the keyboard. Accounts close on the last afternoon, against the list, with both leads present.',
            'For ninety days afterwards questions are free. We get about five per exit, mostly about dates.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'sahyagiri-ledger',
    heading: 'Nine names, twenty-six weeks.',
    text: 'A co-operative bank with 91 branches can’t explain its ledger to a new face every month. Sahyagiri got a team of nine and kept it through all 26 weeks, the last eight of them with the old ledger and the new one side by side.',
    figures: [
      { value: '9 → 1', label: 'days for a month-end' },
      { value: '9', label: 'people, and no tenth' },
      { value: '8', label: 'weeks of parallel running' },
    ],
  },
  questionsHeading: 'What procurement asks, and then the engineers.',
  questions: [
    {
      question: 'What if someone turns out to be wrong for us?',
      answer:
        'Say so. A successor starts within ten working days, and the overlap of both people is on our invoice.',
    },
    {
      question: 'Can you move our best engineer to another client?',
      answer:
        'No. The name is in the contract. Only resignation ends it, with sixty days of notice, of which fifteen working days overlap with their successor.',
    },
    {
      question: 'How many hours do we share?',
      answer:
        'London gets at least four. New York gets three if we run the late shift. For California we put the lead in Austin, because pretending otherwise ruins evenings in Patna.',
    },
    {
      question: 'You say you price work. Why monthly here?',
      answer:
        'Because you steer the backlog, so we can’t price what is in it. We still count no hours. A seat costs the same in a slow week.',
    },
  ],
  next: {
    heading: 'Send one ticket nobody wants.',
    text: 'We return it with two names, a reading of the code around it and what the seat would cost.',
  },
  related: [
    '/services/technology/agile',
    '/services/offerings/technology-engineering',
    '/services/industries/Technology',
    '/services/technology/devops',
  ],
}
