import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'offerings',
  slug: 'technology-engineering',
  title: 'Technology engineering',
  metaTitle: 'Technology engineering: portals and platforms | Naksha',
  description:
    'Portals, platforms and back offices built by the people who drew them: a thin slice live in week four, and care until the pager stays quiet.',
  lead: 'Portals, platforms and back offices, built by the people who drew them and run until they’re boring. One rule holds the whole design together: what the system has accepted, it never forgets.',
  facts: [
    { label: 'Team', value: 'Six to nine: a lead, engineers, a designer, a tester' },
    { label: 'Length', value: '8 to 20 weeks; first real user in week 4' },
    { label: 'Built on', value: 'TypeScript, Java or Go, with PostgreSQL until proven too small' },
    { label: 'Starts from', value: '₹ 46 lakh (US$ 52,000), priced by the sheet' },
  ],
  problem: {
    heading: 'The screen said “order placed”. The warehouse never heard.',
    text: [
      'There’s a system you depend on with a spreadsheet next to it, and the spreadsheet is the one your staff trust. Orders appear twice after a timeout. Stock is right in the morning and wrong by lunch. A batch at two o’clock puts most of it straight, and someone stays up to see whether it did.',
      'Under such stories there’s nearly always a double write. The program saves to its database, then tells another system, and sometimes dies between the two. Retrying makes a duplicate; giving up makes a loss. No amount of monitoring repairs that, since nothing failed that a graph could show.',
      'We build for the operator who has to answer the phone about it. An accepted order is one committed row, its messages leave from that same commit, and every receiver may hear it twice without harm.',
    ],
  },
  stepsHeading: 'From the first sheet to a quiet pager.',
  steps: [
    {
      title: 'Sheet 1',
      weeks: 'Week 1',
      text: 'Each box gets an owner, each arrow gets a protocol and an answer to “what if this is down for an hour”.',
      result: 'A drawing, a price and a date.',
    },
    {
      title: 'Thin slice',
      weeks: 'Weeks 2–4',
      text: 'One real order travels through every layer in production, for one friendly user, behind a flag. It proves sign-in, deployment, backup and logging while the code is small enough to move.',
      result: 'A working address and a pipeline that deploys in eleven minutes.',
    },
    {
      title: 'Widen',
      weeks: 'Weeks 5–12',
      text: 'Features arrive in the order of the money or trouble they carry. Each is demonstrated on live data every second Thursday.',
      result: 'A release a week, each with notes a user can read.',
    },
    {
      title: 'Rehearse',
      guards: true,
      weeks: 'Weeks 11–14',
      text: 'The old data is moved three times on copies. Row counts, sums and 200 records read by eye have to match before the date is confirmed.',
      result: 'A script with timings and a stated point of no return.',
    },
    {
      title: 'Run in',
      weeks: '90 days after',
      text: 'The builders carry the pager. Faults of ours are repaired at our cost.',
      result: 'Runbooks, a quiet month and your name on the rota.',
    },
  ],
  cardsHeading: 'What we’re usually asked to build.',
  cards: [
    {
      slug: 'portals',
      title: 'Portals for customers and partners',
      summary: 'A place to ask, order, pay and see where things stand, fast on an ordinary phone.',
      description:
        'Customer and partner portals that show the true state of an order, load in two seconds on 4G and never show one partner another’s figures.',
      lead: 'A portal competes with a phone call to someone helpful. It wins when it’s quicker than dialling and tells the same truth as the person who would have answered.',
      figure: { value: '170 kB', label: 'of script and fonts for the first view, and no more' },
      parts: [
        {
          heading: 'Two seconds on 4G',
          text: [
            'Our budget for the first view is 170 kB of compressed JavaScript and fonts, HTML rendered on the server, and the largest element painted inside two seconds on a ₹ 12,000 phone. The build fails when the budget is exceeded. A map or chart loads when it scrolls into sight.',
          ],
        },
        {
          heading: 'Whose row is this?',
          text: [
            'The costliest portal fault is the wrong tenant’s invoice. A check in each controller will be forgotten in one of them, so the filter lives in PostgreSQL as row-level security, set from the session at the start of each transaction. A test signs in as partner A and walks every address of partner B. All must answer 404, since a 403 admits that something is there.',
          ],
        },
        {
          heading: 'The state people ask about',
          text: [
            'Customers want one word: packed, sent, stuck. We define those words with operations, derive them from events, and show the time of the last one. When a feed is late, the portal says “as of 14:05”. A figure with its age is believed; a stale one shown as fresh is remembered for years.',
          ],
        },
      ],
    },
    {
      slug: 'platforms-and-interfaces',
      title: 'Platforms and interfaces',
      summary: 'Services that other programs depend on, with contracts that survive a bad network.',
      description:
        'APIs and event platforms others depend on: idempotent writes, an outbox, versioned contracts and webhooks a receiver can verify and replay.',
      lead: 'An interface is a promise to strangers. They will call it twice, out of order, from a train, with last year’s client library.',
      figure: {
        value: '24 h',
        label: 'at least, in which a repeated request gets the stored answer',
      },
      parts: [
        {
          heading: 'Writes that may repeat',
          text: [
            'Each create request carries an idempotency key. The key, a hash of the body and the response are stored in the transaction that does the work, and kept for at least 24 hours. A repeat returns the stored answer; the same key with a different body is refused with 422.',
            'Events leave through an outbox table in that transaction and reach Kafka at least once, keyed by order so that they stay in sequence. Consumers record what they’ve seen. “Exactly once” describes the effect, never the delivery.',
          ],
        },
        {
          heading: 'Contracts with tests',
          text: [
            'OpenAPI 3.1 for requests, schemas in a registry for events, compatibility checked in the build. Fields are added, seldom renamed, and removed only after the access log shows no reader for sixty days. Errors follow RFC 9457, so a client can branch on a type instead of parsing a sentence.',
          ],
        },
        {
          heading: 'Webhooks',
          text: [
            'Signed with HMAC-SHA-256 over timestamp and body, refused when older than five minutes, retried with growing pauses for three days. Partners get a page to replay any of them. That page alone removes most support mail.',
          ],
        },
      ],
    },
    {
      slug: 'back-offices',
      title: 'Back offices',
      summary: 'Screens for people who use them six hours a day and dislike being slowed down.',
      description:
        'Back-office systems for heavy users: keyboard first, two-person approval, edits that never overwrite a colleague and history on each field.',
      lead: 'The public sees the portal. The margin is made in a room of thirty people entering, checking and correcting. They will do the same thing 400 times today.',
      figure: { value: '31 → 19', label: 'keystrokes for an invoice, and no trip to the mouse' },
      parts: [
        {
          heading: 'Built for the hands',
          text: [
            'We sit next to the fastest person and count keys. An invoice that takes 31 keystrokes and two trips to the mouse can usually be had for 19 and none. Tab order follows the paper. The list answers within 100 ms because it asks for fifty rows by key instead of skipping 40,000.',
          ],
        },
        {
          heading: 'Two people, one record',
          text: [
            'Every record has a version. Saving over a colleague’s change is refused, with both values side by side and a choice. Payments, credit limits and bank details need a maker and a checker, and the database itself rejects a row in which both are the same person.',
            'Corrections are new entries. The old figure stays readable with its author, its time and the reason typed then.',
          ],
        },
        {
          heading: 'Spreadsheets are guests',
          text: [
            'They won’t go away, so they get a door. Paste 2,000 rows, see the 37 that fail with the cell marked, fix them there, commit all or none. Exports carry the filter and the hour in the file name. After six months, we look at which exports are still made daily: each one is a missing screen.',
          ],
        },
      ],
    },
    {
      slug: 'running-in',
      title: 'Running in',
      summary:
        'The ninety days after launch, during which the people who built it are woken by it.',
      description:
        'Ninety days of running in after a launch: builders on the pager, a service level in minutes, one-step rollback and a bar for handing over.',
      lead: 'Software is finished when it bores its operators. Getting there takes about three months, and we write them into the first price.',
      figure: {
        value: '19 of 24',
        label: 'platforms launched last year met the bar by day ninety',
      },
      parts: [
        {
          heading: 'A level you can feel',
          text: [
            'We agree on two or three measures in the users’ words: an order is confirmed within three seconds, 99.9% of the time. Over thirty days that leaves 43 minutes of failure to spend. When more than half is gone, releases slow down and causes come first. When little is used, we ship faster.',
          ],
        },
        {
          heading: 'Every release can be undone',
          text: [
            'Schema changes are made in two steps: add and fill first, remove at least one release later. So the previous version always runs on today’s database, and going back is a four-minute deployment. We do it on purpose in week two, at midday, with operations watching.',
          ],
        },
        {
          heading: 'When we hand over',
          text: [
            'The bar is thirty days without an unexplained alert, a restore done by your staff alone and a fault drill led by one of them. Of the 24 platforms we launched last year, 19 met it by day ninety. The other five were extended without charge, the longest by seven weeks, for a printer driver we’d rather not discuss.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'teesta-freight-estimates',
    heading: 'Two days of telephone, now four minutes.',
    text: 'Teesta Freight, of Siliguri, used to price a load by ringing round. The portal works out an estimate, a driver takes it from the cab with one tap, and that tap commits both sides. Six people built it in sixteen weeks, at the price on the drawing.',
    figures: [
      { value: '4 min', label: 'to a quote, from two days' },
      { value: '16 weeks', label: 'to release, team of six' },
      { value: '0%', label: 'movement in the price' },
    ],
  },
  questionsHeading: 'From people who’ve been burnt once.',
  questions: [
    {
      question: 'Microservices?',
      answer:
        'One deployable with hard internal borders, until two teams really need separate release dates. Splitting later costs weeks. Joining again costs quarters.',
    },
    {
      question: 'Which framework do you insist on?',
      answer:
        'The one your staff can maintain. We insist on types, migrations in the repository and a test suite that ends in under ten minutes.',
    },
    {
      question: 'What if the scope moves?',
      answer:
        'The affected sheet is redrawn with its new price, and you sign or drop it. Median drift from first estimate to final invoice is 6%.',
    },
    {
      question: 'Will it scale?',
      answer:
        'We test at five times your worst hour on record, find what breaks first and write it on the drawing. Usually it’s a database connection limit, and usually at three.',
    },
  ],
  next: {
    heading: 'Tell us about the spreadsheet.',
    text: 'The person who keeps it already knows the specification. Bring them to the first call.',
  },
  related: [
    '/services/technology/architecture',
    '/services/offerings/digital-accelerators',
    '/services/technology/devops',
    '/services/industries/Import-Export-Manufacturing',
  ],
}
