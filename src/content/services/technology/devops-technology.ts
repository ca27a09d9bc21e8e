import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'devops',
  title: 'DevOps',
  metaTitle: 'DevOps: dull releases, a way back | Naksha',
  description:
    'DevOps measured by DORA: builds under ten minutes, one artefact promoted unchanged, canaries that abort themselves, error budgets, a rehearsed rollback.',
  lead: 'Releases small enough to be dull, at any hour of the week, and one command that takes the last of them back. That command has been used this month.',
  facts: [
    { label: 'Team', value: '2 delivery engineers, 1 of your developers' },
    { label: 'Length', value: '9 weeks, the last one on a Friday' },
    { label: 'Runs on', value: 'Your build service and your clusters' },
    { label: 'Starts from', value: '₹ 17 lakh (US$ 19,300)' },
  ],
  problem: {
    heading: 'One release, 140 suspects.',
    text: [
      'Every six weeks, in the evening, you release, with half the department on the call. The release holds about 140 changes. When something breaks any of them could have done it, the authors have moved on, and the way back is a restore no one has tried. So the next release is tested for longer, grows bigger and breaks harder.',
      'DORA’s research, now over a decade old, keeps finding that speed and stability rise together, and batch size is the plainest reason. A forty-line change, released alone, accuses itself.',
      'The cause is often in the build. If it takes forty minutes, people batch. If it lies, they stop listening: in a suite of 2,000 tests that each fail falsely once in ten thousand runs, 18% of runs go red for no reason. Through all of it we keep one road open: the one back. Anything can go wrong in production, as long as undoing it is quicker than explaining it.',
    ],
  },
  stepsHeading: 'Nine weeks to an uneventful Friday.',
  steps: [
    {
      title: 'Measure as found',
      weeks: 'Week 1',
      text: 'We take them from the history of your repository, deployments and incidents. No one fills in a form.',
      result: 'Your DORA figures for the last six months, with the queries that made them.',
    },
    {
      title: 'Ten minutes to green',
      weeks: 'Weeks 2–3',
      text: 'Cache, split, run in parallel. Tests that lie go into quarantine with an owner and two weeks to live.',
      result: 'A build that answers before its author has switched task.',
    },
    {
      title: 'Build once',
      weeks: 'Weeks 4–5',
      text: 'One signed image, promoted by digest from test to production. Configuration stays outside, versioned.',
      result: 'The certainty that what you tested is what’s running.',
    },
    {
      title: 'Open the tap slowly',
      weeks: 'Weeks 5–7',
      text: 'One per cent of traffic, then ten, then all, We compare error rate and latency with the old version and abort automatically if they differ.',
      result: 'Canaries and flags in your three busiest services.',
    },
    {
      title: 'Rehearse the return',
      guards: true,
      weeks: 'Week 8',
      text: 'We plant a harmless fault in production. Someone who didn’t build the pipeline takes it back.',
      result: 'A measured time, usually between two and six minutes.',
    },
    {
      title: 'Friday, 16:00',
      weeks: 'Week 9',
      text: 'A real change, at the hour you used to forbid. We sit beside you and keep our hands off.',
      result: 'A release note, and an evening.',
    },
  ],
  cardsHeading: 'The machinery behind a quiet pager.',
  cards: [
    {
      slug: 'dora-measures',
      title: 'DORA measures without the theatre',
      summary: 'Throughput and instability from your own history, and how each gets gamed.',
      description:
        'Change lead time, deployment frequency, fail rate, recovery time and rework taken from your own systems, how each gets gamed, and what to do with them.',
      lead: 'The figures are for the team. The day they enter a bonus scheme, they stop being measurements.',
      figure: { value: '90', label: 'changes at a time can hide behind a month without failures' },
      parts: [
        {
          heading: 'Five figures',
          text: [
            'Lead time, from commit to running in production. Deployment frequency. Change fail rate, the share of deployments that need an immediate repair. Recovery time after a failed deployment. And, in the newer reports, rework rate: unplanned deployments, made to fix a fault users saw. The first two, with recovery, describe throughput; the others, instability.',
          ],
        },
        {
          heading: 'Where they come from',
          text: [
            'Commits and tags from the repository, deployments from the pipeline, incidents from the pager. Joined by commit hash, they don’t need anyone’s opinion. We give lead time as a median and a 90th percentile, since the mean is ruled by one branch that slept through a holiday.',
          ],
        },
        {
          heading: 'How they lie',
          text: [
            'Frequency rises if you deploy empty changes. Fail rate falls if you rename incidents. Lead time shrinks if the clock starts at merge, while work waits six days for review. So we read them all together, per service, against their own past. A team releasing once a month with no failures may be careful, or may be carrying 90 changes at a time. Until you plot batch size beside them, the two look alike.',
          ],
        },
      ],
    },
    {
      slug: 'error-budgets',
      title: 'Error budgets people obey',
      summary: 'An objective, the minutes it allows, and what stops when they’re spent.',
      description:
        'Service level objectives and error budgets: picking indicators, the minutes in a percentage, burn-rate alerts on several windows, low traffic, the freeze.',
      lead: 'A target of 100% is a decision never to change anything. Anything below it is yours to spend.',
      figure: { value: '20 min', label: 'and 10 seconds of failure in four weeks, at 99.95%' },
      parts: [
        {
          heading: 'From promise to minutes',
          text: [
            'An objective of 99.95% over four weeks allows 20 minutes and 10 seconds of failure. The indicator counts what users feel: the share of timetable searches answered correctly within 1.2 seconds, measured at the edge. Processor load is a cause at best, and doesn’t get a budget.',
          ],
        },
        {
          heading: 'Waking someone',
          text: [
            'A page goes out when one hour has eaten 2% of the whole budget, or six hours 5%, provided the last few minutes are still burning. Ten per cent over three days becomes a ticket for the morning. The windows come from published site reliability practice, and they get rid of most of the pages that fixed thresholds send at night.',
            'Services with forty requests an hour need another method: a single failure is 2.5%. We add synthetic checks, lengthen the window, or measure the journey instead of the call.',
          ],
        },
        {
          heading: 'The freeze',
          text: [
            'When the budget is spent, releases to that service stop, except for repairs, until the window recovers. Product and engineering sign this rule before the first breach. If it’s waived the first time, delete the dashboard.',
          ],
        },
      ],
    },
    {
      slug: 'schema-changes-without-downtime',
      title: 'Schema changes without downtime',
      summary:
        'Expand, backfill, switch, contract: four releases where there used to be one night.',
      description:
        'Changing a live database without downtime: expand and contract, batched backfills, lock timeouts in Postgres, dual writes, and a return at every step.',
      lead: 'Code goes back in seconds. A dropped column doesn’t, which is why the two must never travel together.',
      figure: { value: '4', label: 'releases, where there used to be one night' },
      parts: [
        {
          heading: 'Four steps, each reversible',
          text: [
            'Expand: add the new column, nullable, and write to both. Backfill: copy history in batches of some five thousand rows, watching replica lag. Switch: read from the new column behind a flag, comparing with the old for a week. Contract: stop writing the old one, wait one full release cycle, and drop it. At every point the previous version of the code still runs, so the way back stays open.',
          ],
        },
        {
          heading: 'Locks',
          text: [
            'Adding a column in Postgres is instant, and the statement can still stop a site. It waits for an exclusive lock behind one long report, and every later query waits behind it. So each migration sets a lock timeout of two seconds and retries. Indexes are built concurrently and then checked, since a failed build leaves an invalid one behind. Constraints are added unvalidated and validated in a second statement.',
          ],
        },
        {
          heading: 'In the build',
          text: [
            'A linter refuses any migration that drops or renames something in the same release that stops using it. Each migration runs against a restored copy with production’s row counts, and the review shows how long it took and what it locked. A change that took 90 ms on a laptop has been known to take 50 minutes.',
          ],
        },
      ],
    },
    {
      slug: 'the-way-back',
      title: 'The way back',
      summary: 'Flag, traffic shift, redeploy: three returns and when each is the right one.',
      description:
        'Rolling back a release: feature flags in seconds, traffic shifts, redeploys by digest, what can’t be undone, and a monthly rehearsal with a stopwatch.',
      lead: 'Rolling forward is brave. At two in the morning we’d rather be back where we were at six.',
      figure: {
        value: '11 min',
        label: 'a month to take a healthy release back and put it on again',
      },
      parts: [
        {
          heading: 'The returns, quickest first',
          text: [
            'A flag turns off behaviour in seconds and needs no deployment; it covers the faults you foresaw. Shifting traffic to the previous version, kept warm for a day, takes under a minute and covers faults in the code. Redeploying an earlier image by digest takes minutes and covers everything that hasn’t touched data. The runbook says which to try first, and it always goes from quickest to slowest.',
          ],
        },
        {
          heading: 'What has no way back',
          text: [
            'A message sent, a payment made, an event that others consumed. For these the release carries a compensation instead: a correcting script, tested on a copy, with a count of the rows it expects to touch. If the real count differs, it stops. Queues are what people forget: the old version has to be able to read messages the new one wrote.',
          ],
        },
        {
          heading: 'Practice',
          text: [
            'Once a month, in working hours, whoever is on call takes back a healthy release and puts it on again. It takes eleven minutes in all. Flags older than ninety days come out, because each one doubles the number of systems you own. The team’s page shows the time to return, beside the date of the last rehearsal. If that date is old, the figure is fiction.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'sahyagiri-ledger',
    heading: 'The longest canary we’ve run.',
    text: 'Sahyagiri Co-operative Bank couldn’t switch ledgers on a Friday, or on any other day. Old and new ran side by side for eight weeks across 91 branches, compared every night, with the old one ready to carry on. The switch itself was the least interesting event of the quarter.',
    figures: [
      { value: '8 weeks', label: 'of parallel run before the switch' },
      { value: '0', label: 'difference between the two books' },
      { value: '9 days → 1', label: 'to close a month' },
    ],
  },
  questionsHeading: 'Mostly on a Thursday.',
  questions: [
    {
      question: 'Do you really release on Fridays?',
      answer:
        'Ours, yes. Yours, once the rehearsed return takes under five minutes. Until then Tuesday morning is a fine day, and we’ll defend it.',
    },
    {
      question: 'Auditors want four eyes on every release.',
      answer:
        'They get them at review, enforced by the repository and recorded with the artefact’s signature. A board that meets on Wednesdays adds delay and reads less than the reviewer did.',
    },
    {
      question: 'Trunk or long branches?',
      answer:
        'Trunk, with branches that live for a day or two. Unfinished work hides behind a flag. Mobile and firmware keep their release branches, since the store and the factory run to their own calendars.',
    },
    {
      question: 'Can you take the pager?',
      answer:
        'From Pune, Patna and Austin, round the clock, after a month shared with your team. We turn down services whose own developers never carry it.',
    },
  ],
  next: {
    heading: 'There’s an hour you never release.',
    text: 'We read the last three incidents that made that rule, and come back with what would have to be true before you could lift it.',
  },
  related: [
    '/services/technology/cloud',
    '/services/technology/architecture',
    '/services/offerings/technology-engineering',
  ],
}
