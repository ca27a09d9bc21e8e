import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Technology',
  title: 'Technology companies',
  metaTitle: 'Engineering for software companies | Naksha',
  description:
    'For companies that build software themselves: engineers who keep your standards, split a monolith along real seams and carry the pager at night.',
  lead: 'You already have engineers, opinions and a linter. What you lack is hands for the work that keeps losing to the roadmap. We take that work, in your repository, and leave nothing behind that your own people would have refused in review.',
  facts: [
    { label: 'Team', value: '4 senior engineers, 1 lead who also writes code' },
    { label: 'Length', value: '12 weeks to the first subsystem handed back' },
    { label: 'Lives in', value: 'Your repository, your tracker, your on-call tool' },
    { label: 'Starts from', value: '₹ 49 lakh or US$ 55,700' },
  ],
  problem: {
    heading: 'The roadmap eats the engine room.',
    text: [
      'You sell software, to a few hundred companies or a few million people. The product grew from one repository, which now takes 48 minutes to test and ships on Tuesdays and Thursdays. Everyone knows the billing module should come out. It’s been in the plan for six quarters.',
      'You could hire. Senior people take five months to find and three to be useful, and this job ends in a year. You tried a vendor once. They delivered 40,000 lines in a style of their own, with a service bus you hadn’t asked for, and two of your best people spent the spring removing it.',
      'So the thing that must not break here is your standard: how a change is reviewed, what a test proves, which dependency is allowed, who may page whom. A borrowed engineer who bends it costs more than an empty chair. Ours are measured on it.',
    ],
  },
  stepsHeading: 'On your calendar, in your style.',
  steps: [
    {
      title: 'Read before writing',
      weeks: 'Week 1',
      text: 'Your last fifty pull requests with their arguments, your post-mortems, your architecture decisions.',
      result: 'Four pages called “how you work”, corrected by your staff engineers.',
    },
    {
      title: 'Small and invisible',
      weeks: 'Weeks 2–3',
      text: 'Thirty small changes: flaky tests, slow builds, an outdated library. Merged by your rules.',
      result: 'Trust, and eleven minutes off the pipeline.',
    },
    {
      title: 'Find the seam',
      weeks: 'Weeks 3–4',
      text: 'Call graph, table access, change history. Where do modules already behave as two?',
      result: 'A drawing of the cut with its price, and the option not to cut.',
    },
    {
      title: 'Take it out',
      guards: true,
      weeks: 'Weeks 5–10',
      text: 'Behind a flag, shadow traffic first, results compared, one tenant in ten.',
      result: 'A subsystem with its own deploy, dashboards and error budget.',
    },
    {
      title: 'Give it back',
      weeks: 'Weeks 11–12',
      text: 'Your people ship two features in it while ours only answer questions.',
      result: 'Owners with names from your payroll.',
    },
  ],
  cardsHeading: 'Engine-room work we’re asked for.',
  cards: [
    {
      slug: 'monolith-seams',
      title: 'Cutting a monolith along its seams',
      summary: 'One subsystem out at a time, compared in shadow, with a way back each week.',
      description:
        'Extract subsystems from a monolith with shadow traffic and result comparison: how to find the seam, move the data and when to leave it whole.',
      lead: 'Most monoliths need two cuts. They’re offered forty, by people who won’t be on call for the network between the pieces.',
      figure: {
        value: '2',
        label: 'cuts are what most monoliths need, of the forty they’re offered',
      },
      parts: [
        {
          heading: 'Where to cut',
          text: [
            'We overlay three maps: which code calls which, which tables are written by whom, and which files change in the same commit. A seam shows in all three. If two modules share more than about five written tables, the cut runs through the middle of something alive, and we first separate them inside the process, with an enforced module boundary. Sometimes that’s enough, and the cheapest sheet we sell.',
          ],
        },
        {
          heading: 'Moving the data',
          text: [
            'Ownership moves before location. Only one side writes at a time. The new service reads a stream made by change-data capture or an outbox table, builds its own store, and is compared with the old answers for two weeks. Dual writes from application code look simpler and lose rows at the first timeout, so we don’t use them.',
          ],
        },
        {
          heading: 'Shadow, then shift',
          text: [
            'Real requests go to both; customers get the old answer. Differences are grouped by cause. Some turn out to be bugs in the original that a customer depends on, and product decides. Traffic then moves by tenant, with a flag that reverses in under a minute until the old tables are dropped. We set that date in the first week, or it never comes.',
          ],
        },
      ],
    },
    {
      slug: 'tenant-isolation',
      title: 'Tenant isolation you can demonstrate',
      summary: 'Data, load and keys kept apart, and a test suite that tries to cross over.',
      description:
        'Multi-tenant SaaS isolation: row-level security, per-tenant keys and quotas, noisy-neighbour limits, and tests that try to read across tenants.',
      lead: 'Your largest prospect asks: can another customer see our rows? “No” is an answer. A build log that tries 2,300 ways and fails each time is a better one.',
      figure: {
        value: '2,300',
        label: 'attempts to read across the wall in every build, all refused',
      },
      parts: [
        {
          heading: 'Three kinds of apart',
          text: [
            'Data first. A where clause that someone must remember will be forgotten, so the tenant comes from the verified token, is set once per transaction, and PostgreSQL row-level security does the rest. The application’s role neither owns the tables nor may bypass the policy. With a pooler in transaction mode the setting has to be local to the transaction; half the leaks we’re shown come from that detail.',
            'Keys next: one data key per tenant under your key service makes deletion provable, and lets a bank bring its own.',
          ],
        },
        {
          heading: 'The neighbour with the export button',
          text: [
            'One customer’s 6-million-row report should slow only that customer. We give each tenant a concurrency limit and a fair place in the job queues, and cap statement time by plan. Eight per cent of tenants usually cause 80 per cent of load; two of them deserve their own cell.',
          ],
        },
        {
          heading: 'Tests that trespass',
          text: [
            'For each endpoint, the suite signs in as tenant A and asks for objects of B, by identifier, by search, through exports, webhooks and cached pages. A new endpoint without an entry in the matrix fails the build. It found an image thumbnail service on day one at the last three clients.',
          ],
        },
      ],
    },
    {
      slug: 'night-shift-on-call',
      title: 'On-call for your night',
      summary: 'Pune and Patna hold the pager while Austin and Boston sleep, with an error budget.',
      description:
        'Follow-the-sun on-call from India for software teams: SLOs, error budgets, runbooks rewritten first and a handover note at each end of the day.',
      lead: 'Three in the morning in Texas is half past one in the afternoon in Pune in summer. The same alert meets a person who has had lunch.',
      figure: { value: '61 → 9', label: 'pages a week, once each alert had to name an action' },
      parts: [
        {
          heading: 'Earn the pager',
          text: [
            'We take no alerts in the first four weeks. We shadow, rewrite runbooks, and delete. At one platform 212 alert rules became 37 after each had to name a customer symptom and an action. Pages per week went from 61 to 9. Only then does the rota change, and only for services whose engineers work with ours by day.',
          ],
        },
        {
          heading: 'Budgets with consequences',
          text: [
            'Two or three objectives per service, from the user’s side: 99.9 per cent of checkouts under 800 ms over 30 days leaves 0.1 per cent to spend. Fast burn pages, at 14.4 times the rate over an hour; slow burn opens a ticket. When the budget is gone, features pause. You sign that sentence or we leave it out, since a budget with no consequence is decoration.',
          ],
        },
        {
          heading: 'The handover note',
          text: [
            'At both ends of the day, ten lines: what fired, what was done, what is still odd, what will be deployed tonight. Our engineers may roll back, fail over and scale. Schema changes and customer notices wait for yours, and the phone list says who may be woken for them.',
          ],
        },
      ],
    },
    {
      slug: 'audit-evidence',
      title: 'SOC 2 evidence from the pipeline',
      summary: 'Controls as checks in the repository, with evidence collected while you work.',
      description:
        'SOC 2 and ISO 27001 evidence collected from CI, identity and cloud logs, so that the audit window passes without screenshots or a spring panic.',
      lead: 'The audit period is a year. Most firms gather its evidence in the last five weeks, by asking engineers for screenshots of things they did in February.',
      figure: { value: '31 → 6', label: 'days engineers spent on the audit at a firm of ninety' },
      parts: [
        {
          heading: 'A control is a query',
          text: [
            'About 70 of the 110 controls in a usual SOC 2 scope leave a trace in systems you already run. Changes reviewed by a second person: the merge record. Leavers removed within a day: identity logs joined to the payroll date. Backups restored: the output of a monthly job that restores one and counts rows. We write each as a query with a schedule, an owner and a retention period.',
          ],
        },
        {
          heading: 'Exceptions, in the open',
          text: [
            'An emergency fix at night has no reviewer. The rule allows it with a review within two working days; the query finds those without. An auditor reads six honest exceptions with dates more kindly than a perfect sheet, having seen perfect sheets before.',
          ],
        },
        {
          heading: 'Mapped once',
          text: [
            'The same evidence carries the ISO 27001 Annex A controls and about two thirds of the questionnaires that enterprise buyers send. The remaining forty controls are about people: training, risk review, supplier checks. Those get a calendar and a template of one page. Engineers’ time for the audit fell from 31 days to 6 at a firm of ninety people.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'pecan-model-gate',
    heading: 'A standard is real when it says no.',
    text: 'At Pecan Health we built a gate in the client’s own pipeline. It later held back a release that the client’s own team had approved. Nobody overrode it. We ask the same of our engineers in your repository.',
    figures: [
      { value: '1', label: 'approved release stopped by its gate' },
      { value: '5', label: 'of us beside the client’s engineers' },
      { value: '14 weeks', label: 'from first commit to handover' },
    ],
  },
  questionsHeading: 'What your staff engineers will ask.',
  questions: [
    {
      question: 'May we interview them?',
      answer:
        'Yes, with your own exercise. We propose six for five seats. The ones you choose stay until the sheet ends.',
    },
    {
      question: 'Do your people use coding assistants?',
      answer:
        'Under your policy, in your tenant. If you open the pull request, you answer for each line in it, however it came to be typed.',
    },
    {
      question: 'How much overlap with US hours?',
      answer:
        'Three hours with the east coast and two with Texas in winter, by shifting our day, and an hour more in summer. Longer is possible for a few weeks; as a habit it burns people.',
    },
    {
      question: 'Who owns what they write?',
      answer:
        'You, from the commit. Contributors sign your agreement where you have one. We keep no copies and reuse nothing.',
    },
  ],
  next: {
    heading: 'Show us the ticket nobody takes.',
    text: 'The one that’s four years old and still true. We read the code around it under your NDA and answer with a drawing, or with a pull request if it’s that kind.',
  },
  related: [
    '/services/offerings/Outsourcing-And-Talent',
    '/services/technology/architecture',
    '/services/technology/devops',
  ],
}
