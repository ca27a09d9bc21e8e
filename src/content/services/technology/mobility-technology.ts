import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'mobility',
  title: 'Mobility',
  metaTitle: 'Mobile apps for bad signal | Naksha',
  description:
    'Mobile apps, native or shared code by stated criteria: offline first, quick on cheap phones, kind to batteries, and released in stages you can still halt.',
  lead: 'Apps for a phone at nine per cent, with one bar, in full sun. We choose native or shared code by what the app has to do, and tell you which before we price it.',
  facts: [
    { label: 'Team', value: '2 mobile engineers, 1 backend engineer, half a designer' },
    { label: 'Length', value: '14 weeks to both stores' },
    { label: 'Runs on', value: 'Android 8 and iOS 16 upwards, or your own floor' },
    { label: 'Starts from', value: '₹ 39 lakh (US$ 44,000)' },
  ],
  problem: {
    heading: 'Tested on a flagship, used on a hand-me-down.',
    text: [
      'A driver photographs a delivery note. The camera wants memory, so the phone kills your app behind it. She comes back to an empty form, types it all again, presses Send in a basement and watches a spinner. Next trip, she writes it on her hand. Nurses, fitters and shop staff each have their own version of that story.',
      'The phone in that pocket has 3 GB of memory, a battery manager with opinions of its own, and 700 MB of free space shared with a cousin’s wedding. A 118 MB app doesn’t survive the week of the wedding. And whatever you publish lives on: eight weeks after a release, one user in ten is still running the version before it, with its bugs, against today’s server.',
      'What you must never lose is work that hasn’t been sent. A slow screen annoys people. A vanished form teaches them to keep a notebook, and the notebook becomes the real system.',
    ],
  },
  stepsHeading: 'Mostly outdoors.',
  steps: [
    {
      title: 'Ride along',
      weeks: 'Weeks 1–2',
      text: 'Two days with users, and a census of their phones. We buy five of the commonest, and the worst of those sets the targets.',
      result: 'A device list, start-up and memory limits, and a map of where the signal ends.',
    },
    {
      title: 'Prove the hard part',
      weeks: 'Weeks 2–3',
      text: 'Bluetooth to the printer, scanning in the dark, location for nine hours. We build the riskiest feature first, in the stack we mean to use.',
      result: 'A working spike and a written choice of stack.',
    },
    {
      title: 'Settle the offline rules',
      guards: true,
      weeks: 'Weeks 3–5',
      text: 'What stays on the phone and for how long, who wins a conflict, what the user sees.',
      result: 'A sync protocol with a test for each way of losing the network.',
    },
    {
      title: 'Build in the open',
      weeks: 'Weeks 5–11',
      text: 'Every Friday a build goes to forty testers through TestFlight and the internal track. On Monday we read their crashes.',
      result: 'An app your testers already use for real work.',
    },
    {
      title: 'Meet the stores',
      weeks: 'Week 12',
      text: 'Privacy labels, data-safety form, permission texts, a demo account that works for a reviewer in another country at night.',
      result: 'Two listings in your name, under your developer accounts.',
    },
    {
      title: 'Open in stages',
      weeks: 'Weeks 13–14',
      text: 'From 1% to everyone, watching crashes, freezes and the age of unsent work.',
      result: 'A live app, and the thresholds that halt a rollout.',
    },
  ],
  cardsHeading: 'Where mobile projects are decided.',
  cards: [
    {
      slug: 'native-or-shared-code',
      title: 'Native or shared code',
      summary: 'The questions that settle it, and what each answer costs in year three.',
      description:
        'Choosing between native iOS and Android, Kotlin Multiplatform, Flutter, React Native or a web app: four questions, real savings, and costs in year three.',
      lead: 'One codebase never halves the bill. In our projects it’s saved between 20 and 35%, and now and then nothing.',
      figure: {
        value: '20 to 35%',
        label: 'saved by shared code in our projects, and now and then nothing',
      },
      parts: [
        {
          heading: 'Four questions',
          text: [
            'How much of the app is hardware: camera pipelines, Bluetooth, background location? The more there is, the more native code you’ll write under any framework. Does it have to feel at home on each platform, or alike on both? Who maintains it in three years, and what do they know? Does it need new features the week Apple or Google ship them?',
          ],
        },
        {
          heading: 'What we tend to choose',
          text: [
            'Native Swift and Kotlin for heavy hardware and long-lived products. Kotlin Multiplatform when the rules and sync have to be identical and the screens don’t. Flutter when both should look the same and one team builds everything. React Native when the team’s strong in TypeScript and shares people with the web. A plain web app if people open it twice a month and never in a tunnel.',
          ],
        },
        {
          heading: 'Year three',
          text: [
            'Android and iOS each bring a major version a year, and the stores raise their target requirements on a date. With shared code you wait for the framework, and for each plug-in whose author has found another hobby. We count plug-ins at the start. Above about twenty-five, someone will be maintaining forks, and the estimate should say who.',
          ],
        },
      ],
    },
    {
      slug: 'offline-first-sync',
      title: 'Offline first',
      summary: 'An outbox on disk, conflicts with rules, and a screen that tells the truth.',
      description:
        'Offline-first apps: local database, durable outbox, idempotent sends, conflict rules per field, clock trouble, and screens that show what has been sent.',
      lead: 'The network is an optimisation. The app should be complete without it, and better with it.',
      figure: { value: '3', label: 'states on the screen, so no one has to guess' },
      parts: [
        {
          heading: 'The outbox',
          text: [
            'Every action is written to a local database, in one transaction with the message that will carry it, before the screen says anything. Messages go in order per object, with an identifier made on the phone, so the server recognises a repeat. A photo travels separately, in resumable chunks, and its form can be accepted before it arrives.',
          ],
        },
        {
          heading: 'Conflicts',
          text: [
            'Last writer wins is a coin toss with a timestamp, and phone clocks are wrong. We set rules field by field with the people concerned: a delivery status only moves forward; quantities are sent as changes, never as totals; notes are appended; a price conflict goes to a person, with both versions side by side. Server order decides; we keep the device’s time as information.',
          ],
        },
        {
          heading: 'Telling the truth',
          text: [
            'Three states are visible: on this phone, sent, accepted. A banner saying “offline” helps no one; the age of the oldest unsent item does. That age is also our main health figure in production, at the 99th percentile. Sign out with work unsent and the app asks first. And our tests migrate the local database from every version ever released, because one day someone will switch on the phone in the drawer.',
          ],
        },
      ],
    },
    {
      slug: 'quick-on-cheap-phones',
      title: 'Quick on cheap phones',
      summary:
        'Start-up, memory, size and battery, with limits taken from the worst phone on the list.',
      description:
        'Performance on low-end Android phones: cold start, process death, download size, dropped frames, battery managers, and limits checked on real devices.',
      lead: 'The phone we measure on costs ₹ 7,500 and has a cracked corner. It came with the job.',
      figure: { value: '₹ 7,500', label: 'for the phone we measure on, cracked corner included' },
      parts: [
        {
          heading: 'Limits',
          text: [
            'On that phone: cold start to a usable screen under two seconds at the median. Download under 20 MB. No frozen frames in the main list. Memory low enough to survive a trip to the camera; and when it doesn’t, every screen restores itself, which we test by killing the process at each step. Play’s own thresholds, 1.09% of daily users with a crash and 0.47% with a freeze, are where visibility in the store starts to suffer. We stop a rollout at a quarter of them.',
          ],
        },
        {
          heading: 'What helps',
          text: [
            'Doing less before the first frame: SDKs that insist on starting early start late or go. Baseline Profiles, which often take a fifth off a cold start. Images decoded at the size they’re shown. App bundles, so no one downloads another phone’s resources.',
          ],
        },
        {
          heading: 'Battery',
          text: [
            'Doze defers background work, and some makers’ battery managers stop it outright, whatever the documentation says. Periodic work runs every fifteen minutes at best. Nine hours of tracking needs a foreground service, a visible reason and an adaptive interval: thirty seconds while moving, minutes at rest. On our test phones that costs 4 to 6% of a charge per shift.',
          ],
        },
      ],
    },
    {
      slug: 'releases-you-cannot-recall',
      title: 'Releases you can’t recall',
      summary: 'Stages, switches on the server, and a server that remembers old versions.',
      description:
        'Releasing mobile apps safely: staged rollouts on both stores, halt thresholds, server-side switches, forced updates as a last resort, and API lifetimes.',
      lead: 'You fix a website for everyone at once. You fix an app for the people who happen to update.',
      figure: {
        value: '12 months',
        label: 'for which the server understands every version out there',
      },
      parts: [
        {
          heading: 'Stages',
          text: [
            'Google Play lets you choose the percentage and halt it; units already updated stay updated. Apple’s phased release takes seven days, from 1% to everyone, applies to automatic updates, and can be paused for up to thirty days in all. Anyone who asks for the update gets it. Neither store has an undo, so a fix means a new version with a higher number and another review, which takes anything from hours to two days.',
          ],
        },
        {
          heading: 'Switches',
          text: [
            'Risky features ship dark, and we turn them on from the server, by version and by share of users. Each switch has a safe value built in, for the phone that can’t ask. Configuration is cached and signed. If the start-up path itself crashes three times in a row, the app opens in a plain mode that can still send the outbox and fetch new settings.',
          ],
        },
        {
          heading: 'Old versions',
          text: [
            'We keep the API compatible for twelve months, tested by replaying recorded traffic from each live version in the build. Below 0.5% of active users you can retire a version, with three weeks’ notice inside the app. We keep forced updates for security faults. A nurse at a bedside shouldn’t meet one, so it waits until the outbox is empty and the shift has ended.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'teesta-freight-estimates',
    heading: 'Accepted at a tea stall, in four minutes.',
    text: 'Teesta Freight’s drivers work out of Siliguri, on hill roads where signal comes and goes. They accept an estimate on their phones, on a 38 kB page that waits when the signal goes; there was no app to install. Two days of calls became four minutes.',
    figures: [
      { value: '4 min', label: 'from request to a quote, was 2 days' },
      { value: '16 weeks', label: 'from drawing to drivers' },
      { value: '6', label: 'people on the team' },
    ],
  },
  questionsHeading: 'Before anyone draws the icon.',
  questions: [
    {
      question: 'Do we need an app at all?',
      answer:
        'If people open it less than weekly, and online, build a good website. You’ll save two stores, two reviews and a third of the budget. We’ve talked four clients out of an app this year.',
    },
    {
      question: 'Who owns the store accounts?',
      answer:
        'You do, from the first day, signing keys included. We work as invited members and remove ourselves at the end.',
    },
    {
      question: 'Is data on the phone safe?',
      answer:
        'Keys sit in Keystore or the Secure Enclave, the database is encrypted, tokens are short-lived. We test against OWASP MASVS. We treat a rooted phone as a stranger’s, so the server trusts nothing it says.',
    },
    {
      question: 'Can we issue our own phones?',
      answer:
        'Yes, with Android Enterprise in dedicated mode. It brings one model and one version, and a drawer of broken screens, which belongs in the estimate too.',
    },
  ],
  next: {
    heading: 'Lend us the worst phone you support.',
    text: 'We run the app you have on it for a day, in a lift and in a basement, and send back a recording with the seconds marked.',
  },
  related: [
    '/services/offerings/cutomer-experience-design',
    '/services/technology/digital',
    '/services/industries/Consumer-Retail',
  ],
}
