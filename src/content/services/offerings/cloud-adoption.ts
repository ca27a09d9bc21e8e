import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'offerings',
  slug: 'cloud-adoption',
  title: 'Cloud adoption',
  metaTitle: 'Cloud adoption with a way back | Naksha',
  description:
    'Move the workload and leave the mess: one landing zone, one file per environment, a rehearsed cutover with a way back, and a legible bill.',
  lead: 'Move the workload, not the mess: one landing zone, one file per environment, one bill you can read. Until the last night there’s also a way back, and we walk it once before we need it.',
  facts: [
    { label: 'Team', value: 'Three to five: platform, network, one developer per workload' },
    { label: 'Length', value: '4 weeks for the landing zone, 8 more for the first three moves' },
    { label: 'Runs on', value: 'Your accounts at AWS, Azure or Google Cloud' },
    { label: 'Starts from', value: '₹ 16 lakh (US$ 18,200) for the landing zone' },
  ],
  problem: {
    heading: 'The lease ends in March, and no one’s told the servers.',
    text: [
      'You have a data-centre contract with a date on it, forty virtual machines and a hardware refresh that finance has refused twice. Or you moved already, in a hurry, and now pay more than before for the same forty machines with worse names.',
      'Lifting everything in one weekend brings the mess along. The nightly job still writes to a path on a file server. The licence is bound to a network card. Two applications sit 0.4 ms apart today and will sit 11 ms apart tomorrow, which turns a screen of 600 small queries from a quarter of a second into nearly seven.',
      'Worse is the move with no return. Once the new database has taken an hour of orders, the old one is history unless someone keeps feeding it. We keep feeding it. Reverse replication runs until you sign it off, so the decision to stay is made in daylight.',
    ],
  },
  stepsHeading: 'Twelve weeks, and the door stays open for eleven.',
  steps: [
    {
      title: 'Measure',
      weeks: 'Weeks 1–2',
      text: 'Flow logs for fourteen days show who really talks to whom. Each workload gets a verdict: retire, keep, move as it is, change the database, rebuild.',
      result: 'A list with latencies, licences and the six machines that nobody calls.',
    },
    {
      title: 'Ground',
      weeks: 'Weeks 2–4',
      text: 'Accounts, address plan, identity, logging, guard rails. Everything comes from code, and a second empty environment is built to prove it.',
      result: 'A landing zone your security people have tried to break.',
    },
    {
      title: 'First move',
      guards: true,
      weeks: 'Weeks 5–7',
      text: 'Something small that matters. It goes over, runs for three days, is brought back on purpose and goes over again.',
      result: 'Timings for both directions.',
    },
    {
      title: 'The next two',
      weeks: 'Weeks 7–11',
      text: 'Your engineers lead and ours sit beside them. Data flows both ways from cutover until the signature.',
      result: 'A checklist that survived three moves.',
    },
    {
      title: 'Close',
      weeks: 'Week 12',
      text: 'Old machines are switched off for a fortnight before disks are wiped. The bill is split by owner.',
      result: 'A certificate of destruction and a cost per order.',
    },
  ],
  cardsHeading: 'The move, in pieces.',
  cards: [
    {
      slug: 'landing-zone',
      title: 'Landing zone',
      summary: 'Accounts, network, identity and logs, built from one file per environment.',
      description:
        'A cloud landing zone from code: separate accounts, an address plan that lasts, short-lived credentials and logs kept where CERT-In expects them.',
      lead: 'A landing zone is the set of decisions that become painful after the thirtieth workload. We take them before the first.',
      figure: { value: '30 lines', label: 'are all that test and production differ in' },
      parts: [
        {
          heading: 'Accounts and addresses',
          text: [
            'Production, test, logs, backup and network are separate accounts under one organisation, so a mistake has a wall around it. Addresses come from a written plan with no overlap with your offices or your partners; renumbering later means touching every firewall twice. A /16 per environment in each region has been enough so far.',
          ],
        },
        {
          heading: 'One file each',
          text: [
            'An environment is a short file of values over shared OpenTofu modules. Test and production differ in about thirty lines, and the review shows which. State is locked and encrypted. Drift is compared every night, and a change made by hand is either adopted in code or reverted by Friday.',
            'Pipelines obtain credentials for fifteen minutes through OpenID Connect. No access key lives longer than a shift. Two sealed emergency identities exist, and using one wakes three people.',
          ],
        },
        {
          heading: 'Rules that came from outside',
          text: [
            'CERT-In wants 180 days of logs within reach, clocks in step with the national time servers and incidents reported in six hours. Payment data under the Reserve Bank’s order of 2018 is stored in India, so a policy denies other regions for those accounts. Each rule is tested by trying to break it.',
          ],
        },
      ],
    },
    {
      slug: 'moving-workloads',
      title: 'Moving workloads',
      summary: 'Replicate, rehearse, cut over, keep the old side fed and sign it off in daylight.',
      description:
        'How we move a live workload: replication with a known lag, sums compared before the switch, twenty minutes of cutover and a way back.',
      lead: 'The cutover is twenty minutes. The other three weeks exist so that those twenty are dull.',
      figure: { value: '20 min', label: 'of cutover, and as many to go back' },
      parts: [
        {
          heading: 'Data first',
          text: [
            'The database is copied while in use and kept current by reading its log. For PostgreSQL or MySQL the lag is under two seconds on a decent line; a nightly bulk update can stretch it to forty minutes, which decides the hour of the move. PostgreSQL’s logical replication leaves out schema changes and, in most versions in use, sequences; both are frozen and scripted.',
            'Large file stores go ahead of time with checksums. At 500 Mbit/s a terabyte takes four and a half hours on paper and six in life. Above fifty terabytes a courier with disks is often faster.',
          ],
        },
        {
          heading: 'The twenty minutes',
          text: [
            'DNS lifetimes were lowered to 60 seconds two days before. Writers stop, the lag reaches zero, row counts and sums are compared, the direction of replication turns, writers start on the new side. Some clients cache names for ever, so the old address forwards for a month.',
          ],
        },
        {
          heading: 'The way back',
          text: [
            'From that moment changes flow to the old database. Returning costs the same twenty minutes, for as long as both schemas stay alike; no migrations run until the signature. Most clients sign on the sixth working day. One went back on the second, fixed a printer queue, and moved for good a week later.',
          ],
        },
      ],
    },
    {
      slug: 'one-readable-bill',
      title: 'One bill you can read',
      summary:
        'Every rupee has an owner and a reason, and someone notices by ten the next morning.',
      description:
        'Cloud cost control: tags enforced at creation, cost per order, commitments bought late, and the line items that surprise almost everyone.',
      lead: 'A cloud bill of 9,000 lines is precise and tells no one anything. We turn it into one figure per product and a short list of questions.',
      figure: {
        value: '58%',
        label: 'of a test environment’s hours saved by switching it off at night',
      },
      parts: [
        {
          heading: 'Who owns this?',
          text: [
            'Three tags are mandatory: product, owner, environment. A resource without them can’t be created. Shared costs, such as the network hub, are divided by a rule written in one paragraph, since a perfect rule takes a quarter to agree and changes behaviour no better. We store the bill in the FOCUS format so that two providers can be added up.',
          ],
        },
        {
          heading: 'Usual surprises',
          text: [
            'On AWS, traffic between zones is charged on both sides. A NAT gateway bills per gigabyte, so container images pulled through it cost more than storing them; a private endpoint ends that. Debug logs are often dearer than the service that writes them. Snapshots of disks deleted in 2022 are still there.',
            'Test environments off from nine at night until seven, and at weekends, save 58% of their hours. They restart from their file.',
          ],
        },
        {
          heading: 'Commit late',
          text: [
            'One- and three-year commitments cut 25 to 50%. We wait for eight weeks of steady use, then cover the floor of the curve, around 60%, and review each quarter. Buying on day one fixes yesterday’s sizes in place. An alarm fires when any product spends 20% over its usual day, and names its owner.',
          ],
        },
      ],
    },
    {
      slug: 'restore-and-resilience',
      title: 'Restore and resilience',
      summary: 'How much you may lose, how long you may be away, and a drill that measures both.',
      description:
        'Backup and recovery in the cloud: targets per workload, copies an intruder cannot delete, and quarterly drills with the measured times published.',
      lead: 'The provider keeps disks alive. Getting your business back after a bad script, a stolen login or a lost region is your half of the contract.',
      figure: {
        value: '3×',
        label: 'the target is what a first drill takes; the second is near it',
      },
      parts: [
        {
          heading: 'Two numbers per workload',
          text: [
            'How many minutes of work may vanish, and how many may pass before work resumes. A ledger says zero and thirty. A wiki says a day and a day. Going from fifteen minutes of loss to none roughly doubles the database bill, as a synchronous copy in another zone must confirm each write. Across regions it also adds the distance: Mumbai to Hyderabad and back is some 15 ms per commit, which few applications enjoy.',
          ],
        },
        {
          heading: 'Copies out of reach',
          text: [
            'Backups go to an account with different administrators and a retention lock that even they can’t shorten. Replication is no backup, as it copies a dropped table within a second. We keep 35 days of point-in-time recovery, plus monthly copies with the encryption keys’ own recovery tested. A backup whose key is gone is noise.',
          ],
        },
        {
          heading: 'The quarterly drill',
          text: [
            'Someone outside the team picks a workload and an hour. It’s rebuilt in an empty account from code and backup, while a clock runs. First drills take three times the target; the second is near it. The measured times are printed on the drawing in place of the intended ones.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'marudhar-wind-forecast',
    heading: 'Readings from 212 turbines, each in its quarter-hour.',
    text: 'Marudhar Wind’s day-ahead schedule depends on turbine data that has to travel from Jaisalmer to the forecast before the hour at which the despatch centre stops listening. Five people built the SCADA pipeline and the forecast in eighteen weeks.',
    figures: [
      { value: '212', label: 'turbines on one pipeline' },
      { value: '−44%', label: 'paid for deviation, over two quarters' },
    ],
  },
  questionsHeading: 'Questions from the machine room.',
  questions: [
    {
      question: 'Will it be cheaper?',
      answer:
        'Moved as it is, usually 10 to 30% dearer. Savings come from what you retire and what you switch off at night. Our survey gives both figures before you commit.',
    },
    {
      question: 'Should we run on two providers?',
      answer:
        'Keep backups and code where the second one could read them. Running live on both means using only what they have in common, at twice the training.',
    },
    {
      question: 'Do we need Kubernetes?',
      answer:
        'Below about fifteen services, managed containers do the same with a quarter of the care. We install it when the count says yes.',
    },
    {
      question: 'Can some of it stay in our building?',
      answer:
        'Yes. Plant-floor control and anything that must work while the fibre is cut should. It appears on the drawing with its own patch day.',
    },
  ],
  next: {
    heading: 'Send last month’s bill, or the lease.',
    text: 'We mark the five lines we’d question first and call you about them.',
  },
  related: [
    '/services/technology/cloud',
    '/services/technology/devops',
    '/services/technology/security',
    '/services/offerings/Digital-Advisory',
  ],
}
