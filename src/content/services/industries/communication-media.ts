import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Communication-Media',
  title: 'Communication and media',
  metaTitle: 'Communication and media platforms | Naksha',
  description:
    'Streaming entitlement, rights windows, royalty runs and telecom ordering for the ninety seconds in which four million people press play at once.',
  lead: 'A live final has no second performance. Four million people press play inside ninety seconds, and each of them needs a login, a right, a key and a first segment. We build for those ninety seconds; the rest of the year is easy.',
  facts: [
    { label: 'Team', value: '4 backend engineers, 1 video engineer, 1 site reliability engineer' },
    { label: 'Length', value: '14 weeks to a rehearsed live event' },
    { label: 'Works with', value: 'CMAF over HLS and DASH, three DRMs, two or more CDNs' },
    { label: 'Starts from', value: '₹ 66 lakh, load tests included' },
  ],
  problem: {
    heading: 'Video scales. The questions around it don’t.',
    text: [
      'Streaming service, broadcaster, label or operator: your segments come from a content network that’s seen worse. What fails is the small requests around them: who is this, may they watch in Indore, how many screens are open, where is the licence key. One relational database at 91 per cent processor load answers all four.',
      'Rights make it harder. A film is yours in Hindi for television from Friday, in Tamil never, on phones only after the cinema holdback. The contract is a PDF; the system knows a start and an end date. One person keeps the difference in their head, and takes December off.',
      'If you’re an operator, the same ache has another name: a tariff launched on paper in March and on sale in June, because catalogue, charging and activation each hold their own copy of it.',
    ],
  },
  stepsHeading: 'On air by kick-off.',
  steps: [
    {
      title: 'Count the requests',
      weeks: 'Weeks 1–2',
      text: 'One press of play, traced from thumb to first frame. It’s usually between 14 and 23 calls.',
      result: 'A sheet with every call, its owner and its limit.',
    },
    {
      title: 'Remove what can wait',
      weeks: 'Weeks 3–6',
      text: 'Recommendations, avatars and watch history leave the critical path. Entitlement becomes a signed token checked at the edge.',
      result: 'Play in five calls, two of them cacheable.',
    },
    {
      title: 'Model the rights',
      weeks: 'Weeks 4–9',
      text: 'Territory, language, device class, window and holdback become data, each with the clause it came from.',
      result: 'An answer to “can we show this?” with its paragraph number.',
    },
    {
      title: 'Load and break',
      guards: true,
      weeks: 'Weeks 8–12',
      text: 'Synthetic viewers arrive on the curve of your last big night, times 1.8. Then we switch off a CDN.',
      result: 'A report on the first thing to give way, and the fix.',
    },
    {
      title: 'Rehearse and stand by',
      weeks: 'Weeks 13–14',
      text: 'A smaller event goes first. Runbook, rota, one decision-maker per hour.',
      result: 'A live night with our engineers in the room.',
    },
  ],
  cardsHeading: 'Behind the play button.',
  cards: [
    {
      slug: 'live-entitlement',
      title: 'Entitlement for the first ninety seconds',
      summary: 'Logins, concurrency and keys that hold when the whole audience arrives at once.',
      description:
        'Streaming entitlement that survives kick-off: signed tokens, edge checks, licence pre-fetch and a waiting room that keeps its place in line.',
      lead: 'The graph of a live event is a cliff. You go from 300 requests a second to 45,000 in the time it takes to sing an anthem. Autoscaling that needs four minutes has missed it.',
      figure: { value: '45,000', label: 'requests a second, up from 300 within one anthem' },
      parts: [
        {
          heading: 'Answer early',
          text: [
            'Subscribers who opened the app that week get a signed entitlement token before the match, valid for the event and bound to the device key. At kick-off the edge verifies a signature, which costs microseconds, and the account database stays cold. Players request their DRM licences (Widevine, FairPlay, PlayReady) ten minutes ahead with a random spread, so the licence servers see a hill, not a wall.',
          ],
        },
        {
          heading: 'Degrade on purpose',
          text: [
            'Four switches, agreed beforehand: drop recommendations, freeze the profile service, relax the concurrent-screen check to an after-the-fact audit, open the stream to all logged-in users. The last one costs you revenue, so a named person holds it. We throw each of them once in rehearsal.',
          ],
        },
        {
          heading: 'When it still overflows',
          text: [
            'New sign-ups go to a waiting room that issues a place in the queue, survives a refresh and tells the truth about the wait. Existing subscribers never see it. Clients retry with jitter and a ceiling. Without those, a two-second hiccup becomes a second cliff, higher than the first.',
          ],
        },
      ],
    },
    {
      slug: 'rights-and-windows',
      title: 'Rights as data, with the clause',
      summary:
        'Territories, windows and holdbacks you can query, each tied to its contract paragraph.',
      description:
        'A rights engine for film, sport and music: territories, languages, windows and holdbacks as data, each answer with the clause behind it.',
      lead: '“Can we put this on phones in Nepal on Friday?” The rights team takes two days and answers “probably”. The contract has known since 2021.',
      figure: { value: '83%', label: 'of clauses proposed from 1,100 contracts stood unchanged' },
      parts: [
        {
          heading: 'One grant, many dimensions',
          text: [
            'A grant is a box in a space: work, version, language, territory, medium, business model, time, number of runs. Exclusions are boxes cut out of it. A holdback is a box that someone else’s grant casts over yours. Model it like that and availability is geometry: a catalogue of 60,000 titles resolves in under a second.',
            'Identifiers come from EIDR, ISRC or ISAN where they exist. Episodes without one get ours, and the mapping is yours.',
          ],
        },
        {
          heading: 'Out of the PDF',
          text: [
            'A language model reads the contract and proposes grants with page and paragraph. A paralegal confirms each on a split screen. On 1,100 contracts for one distributor, 83 per cent of proposals were accepted unchanged, 14 were corrected and 3 thrown out. Nothing goes live unconfirmed, because a wrong territory costs more than a slow one.',
          ],
        },
        {
          heading: 'Expiry is an event',
          text: [
            'Ninety, thirty and seven days before a window closes, the buyer hears about it with the title’s viewing hours. On the day, the stream stops at the hour in the contract, in the time zone it names. Downloads on devices carry the same end date in their licence.',
          ],
        },
      ],
    },
    {
      slug: 'royalty-statements',
      title: 'Royalty runs that can be re-run',
      summary: 'From usage reports to statements, with every paisa traceable to a play.',
      description:
        'Royalty accounting from DDEX sales reports to artist statements: matching, splits, advances and a run that gives the same figures twice.',
      lead: 'An artist opens a statement, sees a number and doesn’t believe it. The only cure is a row-level answer, given the same afternoon.',
      figure: {
        value: '2 h',
        label: 'for a quarter of 900 million rows, the same bytes each time',
      },
      parts: [
        {
          heading: 'Billions of rows of tiny money',
          text: [
            'Services deliver DSR files with per-stream values around ₹ 0.04. Round each row and you lose lakhs. We carry eight decimal places down to the payee, round once, and post the residue to an account with a name. Usage files are stored as they arrive, hashed, and never edited.',
          ],
        },
        {
          heading: 'Matching is the work',
          text: [
            'A recording arrives with an ISRC that belongs to the film version, a composer spelled three ways and no work code. Matching runs in tiers: exact identifier, then identifier with duration, then title and parties with a score. Anything below the threshold waits for a person, sorted by value. Clear the top 2,000 lines and you’ve usually settled four fifths of the unmatched money.',
          ],
        },
        {
          heading: 'Contracts change backwards',
          text: [
            'Splits are amended retrospectively, advances are recouped across albums, a producer’s point starts at unit 50,001. So rules carry effective dates and versions. When one changes, the engine recomputes the periods it affects and books the difference as an adjustment, with a one-sentence explanation. A quarter of 900 million rows runs in about two hours; run it twice and you get the same bytes.',
          ],
        },
      ],
    },
    {
      slug: 'telecom-order-to-activate',
      title: 'From tariff to activation in days',
      summary: 'One product catalogue feeding sales, charging and provisioning for an operator.',
      description:
        'For telecom operators: one TM Forum catalogue driving orders, charging and activation, with fallout handled by cause instead of by queue.',
      lead: 'Marketing signs a tariff on Monday. Selling it needs changes in the catalogue, the charging system, three provisioning scripts and a shop manual. Eleven weeks later the competitor has copied it.',
      figure: { value: '9,400 → 700', label: 'stuck orders at one operator, in seven weeks' },
      parts: [
        {
          heading: 'Describe it once',
          text: [
            'Product offerings and prices sit in a catalogue behind TMF620, with the service specifications beneath them behind TMF633. Orders arrive by TMF622, and rules stored beside the offering break them down. Converged charging gets its rating groups generated from the same record, whether it speaks Diameter Gy to the older core or the Nchf interface to the 5G one.',
          ],
        },
        {
          heading: 'Fallout has causes',
          text: [
            'About one order in thirty gets stuck: number port rejected, SIM already paired, no feasible port at the address. We classify stuck orders by cause and repair the six commonest automatically, each with a limit on attempts. Your team sees the rest, with the network’s raw reply beside the order. At one regional operator the backlog fell from 9,400 to 700 in seven weeks.',
          ],
        },
        {
          heading: 'A dry run for tariffs',
          text: [
            'Before launch, we rate the new tariff against a month of anonymised usage records from 50,000 subscribers. The product manager sees who’d pay less, who’d pay more, and the eleven whose bill would be absurd. Most launches get amended once after that, which costs an afternoon.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'sahyagiri-ledger',
    heading: 'A royalty run is a month-end.',
    text: 'Usage in, contracts applied, statements out, and someone who disagrees. We learnt to close a run like that at Sahyagiri Co-operative Bank: two systems fed the same day’s work and compared every night, until finance had nothing left to point at.',
    figures: [
      { value: '1 day', label: 'for a close that used to take nine' },
      { value: '8 weeks', label: 'with both systems running' },
      { value: '0', label: 'difference at handover' },
    ],
  },
  questionsHeading: 'Before the big night.',
  questions: [
    {
      question: 'How close to the event can you start?',
      answer:
        'Eight weeks, for load work on what you have. With less than that, we review the runbook, add the four switches and keep our hands off the architecture.',
    },
    {
      question: 'What latency is realistic?',
      answer:
        'Six to eight seconds behind the pitch with CMAF chunks and ordinary players. Below three needs tuned players and costs rebuffering on weak mobile networks. Betting apps need it; most audiences don’t.',
    },
    {
      question: 'Does server-side ad insertion hold at that scale?',
      answer:
        'Yes, if you group the decisions and make them ahead of the SCTE-35 break. Deciding per viewer inside the break is where it falls over.',
    },
    {
      question: 'Which CDN do you recommend?',
      answer:
        'Two, with traffic steered by measured throughput per network and city, and contracts that allow the burst you expect.',
    },
  ],
  next: {
    heading: 'Tell us the date of the final.',
    text: 'And how many people came last time. We’ll send you the curve, the first component it would topple, and what a rehearsal costs.',
  },
  related: [
    '/services/technology/cloud',
    '/services/technology/bigdata',
    '/services/offerings/contact-center-experience',
  ],
}
