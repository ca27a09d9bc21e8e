import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'architecture',
  title: 'Architecture',
  metaTitle: 'Software architecture with owners | Naksha',
  description:
    'Software architecture as one drawing beside the code: an owner on every box, quality targets in figures, decision records, and checks that fail the build.',
  lead: 'One drawing of the whole system, generated where it can be, drawn by hand where it can’t, and compared with the code on every commit. Every box has a name on it.',
  facts: [
    { label: 'Team', value: '1 architect, 1 senior engineer' },
    { label: 'Length', value: '6 weeks, then a day a month' },
    { label: 'Runs on', value: 'Your repository and build server' },
    { label: 'Starts from', value: '₹ 9.6 lakh (US$ 10,900)' },
  ],
  problem: {
    heading: 'Three engineers, three drawings of one order.',
    text: [
      'Ask three senior people to sketch the path of a single order through your system. You’ll get three sketches, and the differences between them are your next outages. Our caller is usually the technical lead of forty services and two databases everybody writes to, with one diagram that predates the last reorganisation.',
      'Availability multiplies along the path. Seven services in a row at 99.9% each give 99.3%, which is five hours a month instead of 43 minutes. No one chose that figure. It was assembled, one reasonable decision at a time, by people who couldn’t see the row.',
      'The line to defend is the boundary: which team owns which data, and who’s allowed to call whom. Code inside a boundary can be poor and still be replaced. Once two teams write to the same table, neither can change it alone.',
    ],
  },
  stepsHeading: 'A drawing that can be proved wrong.',
  steps: [
    {
      title: 'Follow three transactions',
      weeks: 'Week 1',
      text: 'One that earns money, one that runs at night, one that failed last month. We follow each through traces, logs and source to the end.',
      result: 'Three sequence diagrams with measured times on the arrows.',
    },
    {
      title: 'Put figures on the qualities',
      weeks: 'Week 2',
      text: 'The words of ISO/IEC 25010 become scenarios: search answers within 300 ms at the 95th percentile for 2,000 users; losing a zone loses no accepted order.',
      result: 'Ten ranked scenarios, each with a test or an admission that there isn’t one.',
    },
    {
      title: 'Draw the sheet',
      weeks: 'Week 3',
      text: 'Context and containers in C4, drawn from code and deployment files. Each box gets an owner, a data class and a recovery time.',
      result: 'One sheet, kept as text and reviewed like any other change.',
    },
    {
      title: 'Wire the checks',
      guards: true,
      weeks: 'Weeks 4–5',
      text: 'Rules on dependencies, schemas and calls run in the build. Old violations get listed and frozen; new ones stop the merge.',
      result: 'A build that goes red when the drawing and the code disagree.',
    },
    {
      title: 'Decide three things',
      weeks: 'Weeks 5–6',
      text: 'We write up the three most expensive open decisions, with options, costs and the price of reversing each.',
      result: 'Three signed decision records and an order of work for two quarters.',
    },
  ],
  cardsHeading: 'What an architect leaves behind.',
  cards: [
    {
      slug: 'drawing-checked-by-the-build',
      title: 'A drawing checked by the build',
      summary: 'Dependencies, schemas and calls compared with the sheet on every commit.',
      description:
        'Fitness functions for architecture: import rules, schema ownership and observed calls are compared with the drawing, and old violations only shrink.',
      lead: 'A diagram goes stale at the rate you deploy. A test doesn’t, because it stops you.',
      figure: { value: '90 days', label: 'unused, and an arrow is up for deletion' },
      parts: [
        {
          heading: 'Three sources of truth',
          text: [
            'The sheet is a text model in the repository. We read the code with a dependency checker such as ArchUnit or dependency-cruiser. We read production from OpenTelemetry spans, which name the caller and the called. A nightly job puts the three side by side.',
            'An arrow on the sheet that no span has used for ninety days is up for deletion. A span without an arrow is a call nobody drew, and it gets a ticket with a name on it.',
          ],
        },
        {
          heading: 'The rules that pay',
          text: [
            'No cycles between modules. No module reads a table in another module’s schema, enforced by database grants as well as by lint. Domain code never imports a web framework. Public events change only in ways an old consumer can read. Four rules like these catch most of the erosion; forty would be switched off within a month.',
          ],
        },
        {
          heading: 'Starting in a mess',
          text: [
            'A ten-year-old system may break a new rule 1,300 times on the first day. Those go into a baseline file that can only shrink: touch a file, and you pay off its debt or leave it no worse. The count hangs on the team’s wall. Ours have typically halved within a year, without a single sprint set aside for it.',
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
      lead: 'In two years someone will ask why there are two message brokers. It should take a minute to find the answer.',
      figure: {
        value: '1 page',
        label: 'per decision, refused options and cost of going back included',
      },
      parts: [
        {
          heading: 'One page',
          text: [
            'Context in five sentences, the decision in one, the options refused with the reason for each, and what gets harder from now on. If nothing gets harder, it wasn’t a decision and needs no record. It lives beside the code and goes through the same review.',
          ],
        },
        {
          heading: 'The lines others forget',
          text: [
            'The first is the cost of reversal, in weeks. You can undo a JSON library on a Thursday. Choosing the tenant key in every table takes half a year to undo, so it earns three prototypes and a sleepless night.',
            'The second is an expiry condition: “review when write volume passes 3,000 a second”, or “when the second country opens”. A monitor watches that figure and opens a ticket the day it’s crossed, long after the author has changed teams.',
          ],
        },
        {
          heading: 'Superseded, never edited',
          text: [
            'We don’t correct a record with hindsight. A new one replaces it and says what we learned. New engineers read the chain in an afternoon. It’s the shortest honest history a system can have, and it saves you having the same argument every spring.',
          ],
        },
      ],
    },
    {
      slug: 'split-or-leave-whole',
      title: 'Split it, or leave it whole',
      summary: 'Microservices cost a network between every two thoughts. Sometimes it’s worth it.',
      description:
        'When to split a monolith and when to keep it: independent scaling, release or fault isolation as reasons, data first, outbox and strangler as method.',
      lead: 'We’ve merged services back together about as often as we’ve split them apart.',
      figure: {
        value: '2 weeks',
        label: 'of agreeing answers on live traffic, month-end among them',
      },
      parts: [
        {
          heading: 'Reasons that count',
          text: [
            'A part has to scale on its own curve, ship on its own calendar, fail without taking the rest with it, or live under a stricter rule for its data. One of these needs to be true today, and measurable. “The code is tangled” calls for modules, and modules inside one process cost you no latency and no distributed transactions.',
          ],
        },
        {
          heading: 'Move the data first',
          text: [
            'Split the code while sharing the tables and you get a distributed monolith, with the drawbacks of both. We move ownership of the data first: one writer per table, everyone else through an interface, all still in one process. If that step turns out to be impossible, so was the split.',
            'Events leave through a transactional outbox, because a row and a message written separately will disagree one day. Consumers expect duplicates and are idempotent. Steps that used to share a transaction become a saga, and each compensation is something the business can live with: a refund, a released seat.',
          ],
        },
        {
          heading: 'Strangle, and measure',
          text: [
            'A façade routes one capability at a time to its new home. We compare both answers on live traffic until they agree for two full weeks, month-end included. Then the old path is deleted. A migration whose deletion has no date has no end.',
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
      lead: 'A dead dependency is easy. A slow one holds your threads until you’re the outage.',
      figure: { value: '81', label: 'calls at the bottom, when four layers try three times each' },
      parts: [
        {
          heading: 'Deadlines travel',
          text: [
            'A user gives up after about eight seconds, so the edge sets a deadline and each hop passes on what’s left. A service that gets 40 ms and needs 200 refuses at once. We set timeouts from the measured 99.9th percentile; a default of thirty seconds is a decision no one took.',
          ],
        },
        {
          heading: 'Retries are a budget',
          text: [
            'Three attempts at each of four layers make 81 calls at the bottom, aimed at the component that’s already ill. We retry at a single layer, with exponential backoff and full jitter, and cap retries at a tenth of normal traffic. Anything that moves money or stock carries an idempotency key, so a second attempt finds the result of the first.',
          ],
        },
        {
          heading: 'Rooms and doors',
          text: [
            'Each dependency gets its own connection pool, so the slow one drowns alone. Queues are short and bounded, since a long queue serves only people who have already left. Above capacity, the service sheds load by priority: recommendations go before checkouts. Then we test it by adding 800 ms to one dependency in production hours, with the owner in the room and a hand on the switch.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'himdhara-cold-chain',
    heading: 'The drawing that included the walls.',
    text: 'Software diagrams stop at the API. At Himdhara’s depot 7 in Bhiwandi the fault lay beyond it, so our sheet showed the building as well as the system: docks, aisles and scanners to scale. One aisle turned out to be common to every late pallet, and the route model now avoids it.',
    figures: [
      { value: '−31%', label: 'spoiled stock, first quarter' },
      { value: '4,100', label: 'pallets a day on one sheet' },
      { value: '12 weeks', label: 'with a team of four' },
    ],
  },
  questionsHeading: 'From the whiteboard.',
  questions: [
    {
      question: 'Do you bring a reference architecture?',
      answer:
        'No. We bring questions and a way of drawing. A reference architecture is someone else’s answer to constraints you may not have.',
    },
    {
      question: 'Who keeps the drawing true once you’ve gone?',
      answer:
        'The build does. Each box has an owner in your company, and a changed box needs that person’s review. We look in once a month for the first six months.',
    },
    {
      question: 'Event-driven or request and response?',
      answer:
        'Request and response where a person waits for the answer; events where several parties need to know and none of them has to know first. Mixing them is normal. Pretending a queue is synchronous isn’t.',
    },
    {
      question: 'Can you review a design without touching code?',
      answer:
        'Yes, in eight days, against your ten quality scenarios. You get the risks ranked by cost and the two we’d fix before Friday.',
    },
  ],
  next: {
    heading: 'Every system has a box without an owner.',
    text: 'On a forty-minute call we follow one transaction to the point where no one on the line can say what happens next.',
  },
  related: [
    '/services/technology/devops',
    '/services/technology/cloud',
    '/services/offerings/technology-engineering',
  ],
}
