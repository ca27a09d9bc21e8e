import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'offerings',
  slug: 'Digital-Advisory',
  title: 'Digital advisory',
  metaTitle: 'Digital advisory in ten days | Naksha',
  description:
    'Two senior people read your systems for ten working days, then say in writing what to stop, what to keep and what to build, with evidence.',
  lead: 'Two senior people read your systems for ten days and tell you what to stop, what to keep and what to build. Each finding carries a file name, a log line or a person who said it. What has no source stays out.',
  facts: [
    { label: 'Team', value: 'Two people who have each run a system in production' },
    { label: 'Length', value: 'Ten working days, and a read-out of two hours' },
    { label: 'Needs', value: 'Read-only access and eight conversations' },
    { label: 'Starts from', value: '₹ 9.5 lakh (US$ 10,800), fixed' },
  ],
  problem: {
    heading: 'Three proposals, one signature, nine days left.',
    text: [
      'You’re asked to approve ₹ 6 crore for a platform. The vendor’s paper says replace everything. The architect’s paper says microservices. Finance has found a product that does eighty per cent of it, and nobody can say which eighty.',
      'Advice is cheap to produce and hard to check, so most of it is chosen by tone of voice. The part that must survive cross-examination is the evidence. If a report claims the order module is unmaintainable, it should name the files that change every week, the bugs that came out of them and the two people who can still edit them.',
      'We’ve done 61 of these surveys. In 38 the programme shrank, and in nine our advice was to build nothing that year. You may hire someone else for the work that follows; the report is written so that they can start from it.',
    ],
  },
  stepsHeading: 'Day by day, or hour by hour if you like.',
  steps: [
    {
      title: 'Read',
      weeks: 'Days 1–3',
      text: 'Repositories, bills, contracts, incident notes. We ask the version history which files change together and compare that with the diagram on the wall.',
      result: 'An inventory in which each system has an owner, an age and a yearly cost.',
    },
    {
      title: 'Ask',
      weeks: 'Days 2–4',
      text: 'Eight conversations of forty minutes, at least three with people who use the thing all day. No workshop, no sticky notes.',
      result: 'Notes each speaker has corrected.',
    },
    {
      title: 'Draw',
      weeks: 'Day 5',
      text: 'Sheet 1: the whole estate in one projection, with the single line we’d be afraid to cut.',
      result: 'A drawing your staff agree is true.',
    },
    {
      title: 'Price',
      weeks: 'Days 6–8',
      text: 'Three courses are costed over five years, and doing nothing is always one of them. Ranges are given with the assumption that would break each.',
      result: 'A spreadsheet with open formulas.',
    },
    {
      title: 'Attack',
      guards: true,
      weeks: 'Days 9–10',
      text: 'A colleague who has seen none of it spends a day trying to knock the advice over. Survivors go to the read-out.',
      result: 'Twelve pages, signed, with a list of what we couldn’t find out.',
    },
  ],
  cardsHeading: 'Four questions worth ten days.',
  cards: [
    {
      slug: 'system-survey',
      title: 'System survey',
      summary: 'What you run, who can change it, what it costs and which part is rotting.',
      description:
        'A survey of your software estate: inventory, change hotspots, expired runtimes and a backup we restore while you watch the clock.',
      lead: 'Before deciding anything, know what is there. Companies of three hundred people usually name forty systems and own about seventy.',
      figure: { value: '1 in 4', label: 'backups we ask to see restored doesn’t come back' },
      parts: [
        {
          heading: 'Where we look',
          text: [
            'Single sign-on logs, DNS records and expense claims find the systems no list mentions. A dependency scan marks runtimes past their end of support; a Java 8 service is fine on some contracts and orphaned on others, so we check which yours is.',
            'In the code we multiply two figures per file: how often it changed in twelve months and how complicated it is. The top twenty files explain more bugs than any opinion about architecture. A tangled file no one has touched since 2019 can stay tangled.',
          ],
        },
        {
          heading: 'The restore',
          text: [
            'On day four we ask for last night’s backup to be restored somewhere harmless and time it. About one attempt in four fails: a key missing, a disk too small, a dump that ended early and returned success. That single afternoon has repaid several surveys.',
          ],
        },
        {
          heading: 'What you keep',
          text: [
            'The inventory as a table, the hotspot list with file paths, and a drawing with one owner per box. Boxes without an owner stay blank on purpose. In the read-out, we wait until someone raises a hand for each, and write the name in while the room watches.',
          ],
        },
      ],
    },
    {
      slug: 'build-buy-or-stop',
      title: 'Build, buy or stop',
      summary: 'One decision, costed over five years, with the number at which the answer flips.',
      description:
        'Build or buy, worked out over five years with licence growth, staff and exit costs, and the number of seats that reverses the answer.',
      lead: 'The person most tired of the current system usually answers this one. It deserves a page of arithmetic first.',
      figure: { value: '294', label: 'seats, where building starts to beat buying in the example' },
      parts: [
        {
          heading: 'Two hundred and forty seats',
          text: [
            'A planning tool costs ₹ 1,900 per seat a month. For 240 seats over sixty months that is ₹ 2.74 crore. Building it would cost ₹ 1.1 crore, then one and a half engineers at ₹ 30 lakh a year: ₹ 3.35 crore. Buying wins by ₹ 61 lakh.',
            'At 294 seats the two lines cross. So the real question is about hiring plans, and the head of operations can answer it where the architect can’t.',
          ],
        },
        {
          heading: 'Costs that papers forget',
          text: [
            'On the buying side: the integration that must be rewritten at each major version, the price rise at first renewal, the export at the end. We ask for a full export during the trial and count what comes back; attachments and history are the usual casualties.',
            'On the building side: the pager, the security patches, and the fact that an internal tool competes with your product for the same people for ever.',
          ],
        },
        {
          heading: 'The third answer',
          text: [
            'Some systems only feed a report that no one opens. We switch the report off for two weeks, ready to restore it, and note who calls. If the phone stays quiet, the cheapest system is the one you turn off.',
          ],
        },
      ],
    },
    {
      slug: 'technical-due-diligence',
      title: 'Technical due diligence',
      summary: 'For an investor or a buyer: what the software is worth and what it’ll cost next.',
      description:
        'Technical due diligence for buyers and investors: licences, key people, a clean build, leaked secrets and the repairs that belong in the price.',
      lead: 'You’re buying a company, and most of what you pay for is in a repository you can’t read. We have ten days and a data room.',
      figure: { value: '10 days', label: 'from the data room to a report you can sign on' },
      parts: [
        {
          heading: 'What can move the price',
          text: [
            'Ownership first. Contractors who never assigned their rights, a founder’s code written at a previous employer, a library under AGPL inside a hosted product: each has stopped a deal. We generate a bill of materials in SPDX format and read every licence that isn’t permissive.',
            'Next, people. From commit history we compute how few departures would leave half the active code without an author. In a firm of twenty engineers the answer is often two, and their retention terms then belong in the agreement.',
          ],
        },
        {
          heading: 'What we run ourselves',
          text: [
            'A clean build on a fresh machine, the tests, a secret scan over the whole history, a restore. A revenue figure taken from the production database is compared with the one in the information memorandum. Differences have causes, and we’d like to hear them early.',
          ],
        },
        {
          heading: 'The report',
          text: [
            'Findings come in three heaps: stop the deal, change the price, fix in the first hundred days. Each has a cost range. The seller sees the factual part before you do and may correct it, which makes for shorter meetings. The fee for a target of up to forty engineers is ₹ 14 lakh.',
          ],
        },
      ],
    },
    {
      slug: 'legacy-roadmap',
      title: 'A roadmap for a system nobody dares touch',
      summary: 'An order of work for old software, in slices that each pay for themselves.',
      description:
        'A roadmap for legacy software: tests that pin down what it does today, seams to cut along, and slices small enough to abandon.',
      lead: 'The system is nineteen years old, runs the warehouse and was written in a language whose forum has closed. Rewriting it whole would take three years. Most such plans are cancelled in the second.',
      figure: {
        value: '4 of 9',
        label: 'slices done is already four working parts, if the budget stops',
      },
      parts: [
        {
          heading: 'Pin it down first',
          text: [
            'No one knows what the old program does, including its specification. We record real inputs and outputs for a month and replay them as characterisation tests. They assert what it does today, odd rounding included, because a customer somewhere relies on the rounding.',
          ],
        },
        {
          heading: 'Cut along the seams',
          text: [
            'New parts grow beside the old behind a router, one route at a time. The order of slices follows three questions: what hurts most, what has a clear data boundary, and what can be put back within a day. The last one outranks the other two for the first slice.',
            'Data is the hard half. While both sides write, one of them must own each table, and a nightly reconciliation says how many rows disagree. We publish that count from day one; it should fall every week.',
          ],
        },
        {
          heading: 'Permission to stop',
          text: [
            'Each slice has a price and leaves the estate in a state you could live with. If the budget ends after slice four of nine, you own four working parts and a smaller old system. The roadmap names which remains could run another decade, behind a firewall, without shame.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'himdhara-cold-chain',
    heading: 'Asked about software, answered with a floor plan.',
    text: 'Himdhara Cold Chain moves 4,100 pallets a day through depot 7 in Bhiwandi and used to mislay forty of them. The drawing of the building came first. It reduced the question to one route through the depot, and that kept the project at four people and twelve weeks.',
    figures: [
      { value: '40', label: 'pallets a night in no known place' },
      { value: '12 weeks', label: 'from first drawing to result' },
      { value: '−31%', label: 'spoilage in one quarter' },
    ],
  },
  questionsHeading: 'Before you give us read access.',
  questions: [
    {
      question: 'Will you recommend yourselves?',
      answer:
        'The report names the skills the work needs and no supplier. If you ask us for a price afterwards, it comes on a separate sheet from separate people.',
    },
    {
      question: 'What can two outsiders learn in ten days?',
      answer:
        'Enough to be wrong in detail and right about order. Page twelve lists what we didn’t see, and how long each gap would take to close.',
    },
    {
      question: 'Does our data leave the building?',
      answer:
        'No. We read on machines you provide or through your remote desktop, and our notes are handed over and deleted on day ten.',
    },
    {
      question: 'What if the team feels judged?',
      answer:
        'They read the findings about their system two days before anyone above them does. Corrections come back by the dozen, and the report improves.',
    },
  ],
  next: {
    heading: 'Name the decision and its date.',
    text: 'If ten days can’t change the decision, we’ll tell you in the first call and you save the fee.',
  },
  related: [
    '/services/technology/architecture',
    '/services/offerings/technology-engineering',
    '/services/offerings/cloud-adoption',
    '/services/technology/digital',
  ],
}
