import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'architecture',
  title: 'Architecture',
  metaTitle: 'Software architecture with owners | Naksha',
  description:
    'Software architecture as one drawing beside the code: an owner on every box, quality targets in figures, decision records, and checks that fail the build.',
  lead: 'One drawing of the whole system, generated where it can be, hand-drawn where it must be, and compared with the code on every commit. Each box carries a name.',
  facts: [
    { label: 'Team', value: '1 architect, 1 senior engineer' },
    { label: 'Length', value: '6 weeks, then a day a month' },
    { label: 'Runs on', value: 'Your repository and build server' },
    { label: 'Starts from', value: '₹ 9.6 lakh (US$ 10,900)' },
  ],
  problem: {
    heading: 'Three engineers, three drawings of one order.',
    text: [
      'Ask three senior people to sketch the path of a single order through your system. You will get three sketches, and the differences between them are your next outages. The person who rings us is usually the technical lead of forty services and two databases everybody writes to, with one diagram that predates the last reorganisation.',
      'Availability multiplies along the path. Seven services in a row at 99.9% each give 99.3%, which is five hours a month instead of 43 minutes. Nobody chose that figure. It was assembled, one reasonable decision at a time, by people who could not see the row.',
      'The line to defend is the boundary: which team owns which data, and who may call whom. Code inside a boundary can be poor and still be replaced. Once two teams write to the same table, neither can change it alone.',
    ],
  },
  stepsHeading: 'Six weeks to a drawing that can be wrong.',
  steps: [
    {
      title: 'Follow three transactions',
      weeks: 'Week 1',
      text: 'One that earns money, one that runs at night, one that failed last month. We follow each through traces, logs and source until it ends.',
      result: 'Three sequence diagrams with measured times on the arrows.',
    },
    {
      title: 'Put figures on qualities',
      weeks: 'Week 2',
      text: 'The words of ISO/IEC 25010 become scenarios: search answers within 300 ms at the 95th percentile for 2,000 users; a lost zone loses no accepted order.',
      result: 'Ten ranked scenarios, each with a test or an admission that none exists.',
    },
    {
      title: 'Draw the sheet',
      weeks: 'Week 3',
      text: 'Context and containers in C4, drawn from code and deployment files. Every box gets an owner, a data class and a recovery time.',
      result: 'One sheet, in text form, reviewed like any other change.',
    },
    {
      title: 'Wire the checks',
      weeks: 'Weeks 4–5',
      text: 'Rules on dependencies, schemas and calls run in the build. Old violations are listed and frozen; new ones stop the merge.',
      result: 'A build that turns red when drawing and code disagree.',
    },
    {
      title: 'Decide three things',
      weeks: 'Weeks 5–6',
      text: 'The three most expensive open decisions are written up with options, costs and the price of reversing each.',
      result: 'Three signed decision records and an order of work for two quarters.',
    },
  ],
  cardsHeading: 'What an architect leaves behind.',
  cards: [
    {
      slug: 'drawing-checked-by-the-build',
      title: 'A drawing checked by the build',
      summary: 'Dependencies, schemas and calls compared with the sheet on each commit.',
      description:
        'Fitness functions for architecture: import rules, schema ownership and observed calls are compared with the drawing, and old violations only shrink.',
      lead: 'A diagram goes stale at the rate you deploy. A test does not, because it stops you.',
      parts: [
        {
          heading: 'Three sources of truth',
          text: [
            'The sheet is a text model in the repository. The code is read with a dependency checker such as ArchUnit or dependency-cruiser. Production is read from OpenTelemetry spans, which name the caller and the called. A nightly job puts the three side by side.',
            'An arrow on the sheet that no span has used for ninety days is a candidate for deletion. A span without an arrow is a call that nobody drew, and it gets a ticket with a name on it.',
          ],
        },
        {
          heading: 'The rules that pay',
          text: [
            'No cycles between modules. No module reads a table in another module’s schema, enforced by database grants as well as by lint. Domain code imports no web framework. Public events change only in ways an old consumer can read. Four rules like these catch most erosion; forty would be switched off within a month.',
          ],
        },
        {
          heading: 'Starting in a mess',
          text: [
            'A system ten years old may break a new rule 1,300 times on the first day. Those go into a baseline file that can only shrink: touching a file means paying its debt or leaving it no worse. The count is on the team’s wall. Ours have typically halved within a year, without one sprint devoted to it.',
          ],
        },
      ],
    },
    {
      slug: 'decision-records',
      title: 'Decisions with a date on them',
      summary: 'One page per decision, with the options you refused and the cost of going back.',
      description:
        'Architecture decision records that get read: one page, options refused and why, cost of reversal, an expiry condition, and a successor when it changes.',
      lead: 'In two years someone will ask why there are two message brokers. The answer should take one minute to find.',
      parts: [
        {
          heading: 'One page',
          text: [
            'Context in five sentences, the decision in one, the options refused with the reason for each, and what becomes harder from now on. If nothing becomes harder, it was no decision and needs no record. It lives beside the code and is merged by the same review.',
          ],
        },
        {
          heading: 'Two lines others forget',
          text: [
            'The first is the cost of reversal, in weeks. Choosing a JSON library can be undone on a Thursday. Choosing the tenant key in every table takes half a year to undo, so it earns three prototypes and a sleepless night.',
            'The second is an expiry condition: “review when write volume passes 3,000 a second”, or “when the second country opens”. A monitor watches the figure and opens a ticket on the day it is crossed, long after the author has changed teams.',
          ],
        },
        {
          heading: 'Superseded, never edited',
          text: [
            'A record is not corrected with hindsight. A new one replaces it and says what was learned. New engineers read the chain in an afternoon. It is the shortest honest history a system can have, and it stops the same argument from being held every spring.',
          ],
        },
      ],
    },
    {
      slug: 'split-or-leave-whole',
      title: 'Split it, or leave it whole',
      summary: 'Microservices cost a network between every two thoughts. Sometimes it is worth it.',
      description:
        'When to split a monolith and when to keep it: independent scaling, release or fault isolation as reasons, data first, outbox and strangler as method.',
      lead: 'We have merged services back together about as often as we have split them apart.',
      parts: [
        {
          heading: 'Reasons that count',
          text: [
            'A part must scale on its own curve, be released on its own calendar, fail without taking the rest along, or live under a stricter rule for its data. One of these has to be true today and measurable. “The code is tangled” calls for modules, and modules inside one process cost no latency and no distributed transactions.',
          ],
        },
        {
          heading: 'Move the data first',
          text: [
            'Splitting code while sharing tables produces a distributed monolith, with the drawbacks of both. We move ownership of the data first: one writer per table, everyone else through an interface, all still in one process. If that step turns out to be impossible, so was the split.',
            'Events leave through a transactional outbox, because a row and a message written separately will one day disagree. Consumers expect duplicates and are idempotent. Steps that used to share a transaction become a saga, and every compensation is something the business can bear: a refund, a released seat.',
          ],
        },
        {
          heading: 'Strangle, and measure',
          text: [
            'A façade routes one capability at a time to the new home. Both answers are compared on live traffic until they agree for two full weeks, month-end included. Then the old path is deleted. If the deletion has no date, the migration has no end.',
          ],
        },
      ],
    },
    {
      slug: 'when-the-other-side-is-slow',
      title: 'When the other side is slow',
      summary: 'Deadlines, retry budgets and the art of refusing early.',
      description:
        'Designing for slow dependencies: deadlines passed down the call, retries with budget and jitter, bulkheads, load shedding and idempotency keys in practice.',
      lead: 'A dead dependency is easy. A slow one holds your threads until you are the outage.',
      parts: [
        {
          heading: 'Deadlines travel',
          text: [
            'A user gives up after about eight seconds, so the edge sets a deadline and each hop passes on what is left of it. A service that receives 40 ms of remaining time and needs 200 refuses at once. Timeouts are set from the measured 99.9th percentile; a default of thirty seconds is a decision nobody took.',
          ],
        },
        {
          heading: 'Retries are a budget',
          text: [
            'Three attempts at each of four layers make 81 calls at the bottom, aimed at the component that is already ill. We retry at one layer only, with exponential backoff and full jitter, and cap retries at a tenth of normal traffic. Anything that moves money or stock carries an idempotency key, so a second attempt finds the first one’s result.',
          ],
        },
        {
          heading: 'Rooms and doors',
          text: [
            'Each dependency gets its own connection pool, so the slow one drowns alone. Queues are short and bounded, since a long queue serves only people who have already left. Above capacity, the service sheds load by priority: a checkout before a recommendation. Then we test it, by adding 800 ms to one dependency in production hours, with the owner in the room and a hand on the switch.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'himdhara-cold-chain',
    heading: 'The drawing that included the walls.',
    text: 'Software diagrams stop at the API. At Himdhara’s depot 7 in Bhiwandi the fault lay beyond it, so our sheet showed the building as well as the system: docks, aisles and scanners to scale. One aisle turned out to be common to every late pallet, and the route model avoids it.',
    figures: [
      { value: '−31%', label: 'spoiled stock, first quarter' },
      { value: '4,100', label: 'pallets a day on one sheet' },
      { value: '12 weeks', label: 'with a team of four' },
    ],
  },
  questionsHeading: 'Questions from the whiteboard.',
  questions: [
    {
      question: 'Do you bring a reference architecture?',
      answer:
        'No. We bring questions and a way of drawing. A reference architecture is somebody else’s answer to constraints you may not have.',
    },
    {
      question: 'Who keeps the drawing true after you go?',
      answer:
        'The build does. Each box has an owner in your company, and a changed box needs that person’s review. We look in once a month for the first half-year.',
    },
    {
      question: 'Event-driven or request and response?',
      answer:
        'Request and response where a person waits for the answer; events where several parties need to know and none needs to know first. Mixing them is normal. Pretending a queue is synchronous is not.',
    },
    {
      question: 'Can you review a design without touching code?',
      answer:
        'Yes, in eight days, against your ten quality scenarios. You get the risks ranked by cost and the two we would fix before Friday.',
    },
  ],
  next: {
    heading: 'Show us a box without an owner.',
    text: 'Every system has one. In a call of forty minutes we follow one transaction to the point where nobody on the line can say what happens next.',
  },
  related: [
    '/services/technology/devops',
    '/services/technology/cloud',
    '/services/offerings/technology-engineering',
  ],
}
