import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'cloud',
  title: 'Cloud',
  metaTitle: 'Cloud: one file, one owner, one bill | Naksha',
  description:
    'Cloud environments built from one file each in accounts you own, a cost on every pull request, walls between mistakes and a zone lost on purpose.',
  lead: 'Every environment comes from one file, in an account you own, with a name beside every rupee. To prove the file, we delete an environment and make it again before tea.',
  facts: [
    { label: 'Team', value: '2 platform engineers, 1 site reliability engineer' },
    { label: 'Length', value: '8 weeks to a rebuilt staging' },
    { label: 'Runs on', value: 'AWS, Azure, Google Cloud, or your own racks' },
    { label: 'Starts from', value: '₹ 19 lakh (US$ 21,500)' },
  ],
  problem: {
    heading: 'The invoice has one line and no name.',
    text: [
      'Here’s a typical first reading: US$ 46,000 a month, 38% of it with no owner. A GPU machine rented for a demo in spring is still warm. Staging differs from production in some sixty ways, each one clicked in a console by a person who has since left, and every engineer’s login can delete every database.',
      'You moved long ago. Moving was a project; living there is a habit, and no one was ever asked to form it. Whether you run the platform or sign for it, you want to know what’s there, who it’s for, and what happens when someone slips.',
      'So we build walls before anything else. A wrong command, a stolen token or a runaway job should cost one environment, one zone or one day’s quota, and stop there. In an account where everything can reach everything, the smallest mistake has the biggest possible radius, and someone will make it at 18:40 with a train to catch.',
    ],
  },
  stepsHeading: 'Build it, price it, delete staging.',
  steps: [
    {
      title: 'Read the bill',
      weeks: 'Week 1',
      text: 'The detailed usage export, hour by hour, joined to what’s running and who created it.',
      result: 'A ranked list of savings with the risk of each; the first three are safe on Monday.',
    },
    {
      title: 'Accounts and identity',
      weeks: 'Weeks 2–3',
      text: 'One account or project per environment, single sign-on for people, workload identity for machines. We find the long-lived access keys and retire them.',
      result: 'A tree of accounts, with guard-rails no one can click around.',
    },
    {
      title: 'One file each',
      weeks: 'Weeks 3–5',
      text: 'We import what exists into OpenTofu or Terraform, module by module. Differences between environments shrink to one file of values.',
      result: 'A plan and a price in every pull request.',
    },
    {
      title: 'Draw the radius',
      guards: true,
      weeks: 'Week 6',
      text: 'We take ten mistakes and ask how far each would reach: a leaked token, a bad route, a loop that creates machines. Then we make five of them, in test.',
      result: 'Quotas, denials and walls, each with the mistake it stops.',
    },
    {
      title: 'Lose a zone',
      weeks: 'Week 7',
      text: 'On a weekday, with warning, we cut one availability zone off at the network.',
      result: 'A list of everything that had been living there alone.',
    },
    {
      title: 'Delete staging',
      weeks: 'Week 8',
      text: 'Destroyed before lunch, rebuilt from its file after it.',
      result: 'An environment you can throw away, and so can copy.',
    },
  ],
  cardsHeading: 'What to ask of an account.',
  cards: [
    {
      slug: 'one-file-per-environment',
      title: 'One file per environment',
      summary: 'Plans a tired reviewer can read, imports without an outage, previews that expire.',
      description:
        'Infrastructure as code day to day: reading a plan for the lines that destroy, adopting what exists, secrets in state, and preview environments that expire.',
      lead: 'If two environments differ, the difference should fit on one screen and come with a reason.',
      figure: { value: '8 min', label: 'until a pull request has an environment of its own' },
      parts: [
        {
          heading: 'Reading a plan',
          text: [
            'A 900-line plan gets approved by scrolling. We cut ours by layer, so network, data and services can’t touch one another, and the pull request opens with a digest: what gets destroyed, what gets replaced, what opens to the internet. “Replaced” is the dangerous word, because a renamed database is a new, empty one. So renames are written as moved blocks, and data stores refuse destruction until a second change says otherwise.',
            'State files hold secrets in plain text by default, whatever you were hoping. Only the pipeline reads ours, and write-only arguments keep new secrets out.',
          ],
        },
        {
          heading: 'Adopting what exists',
          text: [
            'We don’t rebuild anything for the sake of tidiness. Import blocks take over running resources one service at a time, and a service is done when its plan says no changes. In a four-year-old account that’s about 600 resources and three weeks, plus a few finds nobody wants to explain.',
          ],
        },
        {
          heading: 'Previews',
          text: [
            'Once a file makes an environment, every pull request can have one: small machines, masked data, its own address. It’s born in eight minutes and dies after three quiet days. A typical one costs ₹ 140 a day (US$ 1.60), less than the meeting about whose turn it is on staging.',
          ],
        },
      ],
    },
    {
      slug: 'a-bill-with-names',
      title: 'A bill with names',
      summary:
        'The cost of a change, shown before you merge it, and the cost of one customer, after.',
      description:
        'Cloud cost as an engineering figure: an estimate on each pull request, shared costs split by measured use, a unit cost per service, and right-sizing.',
      lead: 'By the time finance sees the money, it’s been spent for five weeks. The engineer could have seen it at review.',
      figure: { value: '19%', label: 'of what it reserves is what the median container uses' },
      parts: [
        {
          heading: 'Before',
          text: [
            'Each change to the file carries an estimate in rupees a month, worked out from list prices and your discount. It’s out by a tenth or so and right about the sign. Above ₹ 20,000 a month, the budget’s owner is asked to approve, in the same place as the code. Most surprises die there, politely.',
          ],
        },
        {
          heading: 'After',
          text: [
            'Owners are set in the file, so a resource can’t exist without one. Anything shared is split by measured use: a cluster by requested memory and processor, a database by query time, a queue by messages. Whatever can’t be measured goes into a line called “common”, which has an owner too, whose job is to keep it under 12%.',
            'Then each service gets one unit. Total spend going up may be good news; cost per thousand shipments going up isn’t. We plot the unit weekly, and its slope rings the alarm.',
          ],
        },
        {
          heading: 'The right size',
          text: [
            'We set memory requests from the 99th percentile of four weeks, plus a fifth. The median container we meet uses 19% of what it reserves. Moving to ARM machines takes another 15 to 20% off for most services that can be rebuilt for it, after a week of load tests. Spot capacity carries anything you can kill with two minutes’ notice, which is what the build farm’s been waiting for.',
          ],
        },
      ],
    },
    {
      slug: 'losing-a-zone-on-purpose',
      title: 'Losing a zone, on purpose',
      summary:
        'Spare capacity already running, quorums counted, and a Wednesday when we cut the line.',
      description:
        'Surviving an availability-zone failure: static stability, spare capacity in place, quorum placement, control-plane limits, and a planned cut to prove it.',
      lead: 'Three zones only count as three if you can lose one at noon without asking the provider for anything.',
      figure: { value: '65%', label: 'is the most a zone may carry while all three stand' },
      parts: [
        {
          heading: 'Already running',
          text: [
            'When a zone goes, every customer in the region asks for machines in the other two, and the control plane that hands them out tends to be slow just then. So your spare capacity is running already. With three zones, each stays under 65% of its limit, since two have to carry everything. That’s the price of sleeping, and it’s smaller than a second region.',
          ],
        },
        {
          heading: 'Quorums and strays',
          text: [
            'Consensus stores get one voter in each of three zones; five voters placed two, two and one are fine as well. Two zones are a trap, because one of them always holds the majority. A database with a synchronous standby fails over within a minute or two, and connection pools have to notice. Half of ours didn’t, until we cut their DNS cache to five seconds.',
            'Disks live in one zone. A pod that mounts one can’t start anywhere else, which is the commonest surprise in a cluster.',
          ],
        },
        {
          heading: 'The Wednesday',
          text: [
            'Network rules isolate one zone for forty minutes. It’s announced, and it aborts on error rate. Next comes grey failure, since real zones seldom vanish: 5% packet loss, which health checks pass and users feel. It tends to expose a build server, a licence daemon and a job with an address hard-coded in it. The second cut, a quarter later, is generally dull.',
          ],
        },
      ],
    },
    {
      slug: 'managed-or-self-run',
      title: 'Managed, or run it yourself',
      summary: 'Kubernetes, containers without it, and the price of someone else’s pager.',
      description:
        'Choosing managed services, plain containers or Kubernetes: team size, upgrade load, what managed adds to the price, and the weeks it takes to leave.',
      lead: 'A cluster is a fine thing to have when you have forty services. With four, it’s a fifth one.',
      figure: { value: '15', label: 'services, below which a cluster is one more of them' },
      parts: [
        {
          heading: 'A rule of thumb',
          text: [
            'Kubernetes ships three minor releases a year and supports each for about fourteen months. Someone has to upgrade the control plane, the nodes, the ingress, the storage and network drivers, and whatever operators got installed on a bad day. We allow one engineer-week per quarter per cluster, if you keep it plain. Below roughly fifteen services, or three people who enjoy the work, a managed container service does the job.',
          ],
        },
        {
          heading: 'What “managed” costs',
          text: [
            'A managed database costs 40 to 80% more than the same hardware. For that you get patching, failover and point-in-time recovery, which is cheap next to half a database administrator. At 30 TB with steady load and a good team, the sum turns round. We do it with your figures and show both lines.',
          ],
        },
        {
          heading: 'The way out',
          text: [
            'Portability has a price you pay every day, against an exit that may never come. So we sort services by the weeks it would take to leave. Postgres, object storage and containers: days. A proprietary queue: weeks. A proprietary database with its own query language: a rewrite. That last kind can still be right, provided you write it down as a decision and export the data nightly in an open format.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'kaveri-checkout',
    heading: 'The till that doesn’t wait for us.',
    text: 'The best cloud design for Kaveri Looms was to be unnecessary for an hour, or for nine. Its 140 handloom shops and its web shop use one checkout; when the line drops, the till goes on selling and reports later. A fault in the middle doesn’t stop the counter.',
    figures: [
      { value: '140', label: 'shops that sell through an outage' },
      { value: '71% → 52%', label: 'baskets abandoned on phones' },
      { value: '20 weeks', label: 'with a team of seven' },
    ],
  },
  questionsHeading: 'What comes up with the invoice.',
  questions: [
    {
      question: 'Several zones, or several regions?',
      answer:
        'Zones for nearly everyone: about 20% more cost, and failover in a minute or two. A second region doubles the data problem. Take one when a regulator requires it, or a loss you can state in crore.',
    },
    {
      question: 'Who holds the root login?',
      answer:
        'You do: a hardware key in your safe, the recovery address at your own domain, and an alarm on any use. We’ve never needed one.',
    },
    {
      question: 'How much will we save?',
      answer:
        'From 15 to 35%, in an account left alone for a year. You have the figure on paper after week one; stop there if it’s less than our fee.',
    },
    {
      question: 'Is our own hardware out of date?',
      answer:
        'No. Steady load, large egress and a team that likes it can make racks half the price. The same files describe them.',
    },
  ],
  next: {
    heading: 'Forward us last month’s invoice.',
    text: 'The detailed export, with read-only access for five days. You get the ownerless money, resource by resource, and an answer on whether it’s worth our coming.',
  },
  related: [
    '/services/offerings/cloud-adoption',
    '/services/technology/devops',
    '/services/technology/security',
  ],
}
