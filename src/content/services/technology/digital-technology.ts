import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'digital',
  title: 'Digital',
  metaTitle: 'Digital services people finish | Naksha',
  description:
    'Paper forms, phone queues and master spreadsheets rebuilt as services people finish, in their own language and on their own phone, with no re-typing.',
  lead: 'Forms, calls and master sheets, rebuilt as services. We count the people who get to the end, and the hours your office no longer spends typing.',
  facts: [
    { label: 'Team', value: '2 engineers, 1 designer, half a researcher' },
    { label: 'Length', value: '12 weeks, one office live' },
    { label: 'Runs on', value: 'Any phone sold since 2018, on weak 4G' },
    { label: 'Starts from', value: '₹ 33 lakh (US$ 37,500)' },
  ],
  problem: {
    heading: 'The form is online. The office still types.',
    text: [
      'It went up on the website as a PDF. People download it, print it, fill it in, photograph it and WhatsApp it to a number that belongs to Sunita. She types it into a spreadsheet with nine colours that only she can read. When she’s on leave, nothing gets approved. Utilities, housing societies, distributors and departments work like this, and are a little ashamed of it.',
      'Where there is a web form, the arithmetic is worse. Of 1,000 people who start, perhaps 360 finish. The rest leave on page three, which asks for the number on a certificate in a drawer in another town. A third of the people who ring you want to know if their papers arrived.',
      'The thing to save is the half-finished application. Someone typed it with one thumb, standing in a queue with two bars of signal. If it doesn’t survive a dead battery, a lost session and a week’s pause, they won’t type it twice.',
    ],
  },
  stepsHeading: 'We begin at the counter.',
  steps: [
    {
      title: 'Sit where it happens',
      weeks: 'Weeks 1–2',
      text: 'Two of us spend four days at the desk and on the phones, and follow twenty papers to the file they end up in.',
      result: 'A drawing of every hand a form passes through, with the waiting times.',
    },
    {
      title: 'Strike out questions',
      weeks: 'Week 3',
      text: 'For each field we ask which decision changes with the answer. No decision, no field. Anything you already hold is shown, for people to confirm.',
      result: 'A shorter form (one of 43 fields kept nine), signed by the people who read it.',
    },
    {
      title: 'Try it on eight people',
      guards: true,
      weeks: 'Weeks 3–4',
      text: 'A prototype on their own phones, in their language, with real papers. Then eight more people.',
      result: 'Recordings, and a list of what we redrew.',
    },
    {
      title: 'Build both sides',
      weeks: 'Weeks 5–9',
      text: 'The public service and the desk that decides are one product. The clerk’s screen gets as much care as the citizen’s.',
      result: 'A service with status, payment, reminders and an audit trail.',
    },
    {
      title: 'One office',
      weeks: 'Weeks 10–12',
      text: 'A single branch or ward, with paper still accepted and keyed into the same screens. We sit there for the first week.',
      result: 'Completion per step, and a decision on the second office.',
    },
  ],
  cardsHeading: 'On the way to “done”.',
  cards: [
    {
      slug: 'forms-people-finish',
      title: 'Forms people finish',
      summary: 'One question a page, saved at every tap, measured where they give up.',
      description:
        'Designing long forms for phones: one question per page, autosave, forgiving input, errors that explain, papers by camera, and drop-off measured per step.',
      lead: 'Every field loses someone. The only question is whether it was worth them.',
      figure: {
        value: '400 kB',
        label: 'is what a photo of a document weighs once the phone shrank it',
      },
      parts: [
        {
          heading: 'On the screen',
          text: [
            'The first page says what to have to hand and how long it takes. After that it’s one question a page, so a small phone shows the question, the field and the button above the keyboard. Input is forgiving: spaces in a number are our problem. An error says what to do, next to the field, and keeps what you typed. The page works before JavaScript has arrived, because on a train it sometimes doesn’t.',
          ],
        },
        {
          heading: 'Underneath',
          text: [
            'Each answer is saved as you give it, under a link you can reopen on another phone with a one-time code. Submitting carries a key made when the application began, so two taps make one application. Photos of documents are shrunk on the phone to about 400 kB and uploaded in resumable pieces while the person carries on answering.',
          ],
        },
        {
          heading: 'What we measure',
          text: [
            'Starts, finishes, and the step of each departure; time per step at the median and the 90th percentile; the share of applications sent back for a correction. The last is the honest one. You can make a form so easy that everyone completes it and the desk returns half.',
          ],
        },
      ],
    },
    {
      slug: 'the-spreadsheet-that-runs-the-firm',
      title: 'The spreadsheet that runs the firm',
      summary: 'Nine colours, forty macros, one author: how to replace it and keep its wisdom.',
      description:
        'Replacing a business-critical spreadsheet: reading its rules out of formulas and colours, a parallel run to the paisa, and export kept for its owners.',
      lead: 'It’s the most successful software in the building. Treat it with respect; it’s already outlived two systems.',
      figure: { value: '90', label: 'different formulas, seldom more, in a sheet of 60,000' },
      parts: [
        {
          heading: 'Reading it',
          text: [
            'We extract every formula and group them by shape. In a sheet of 60,000 formulas there are seldom more than 90 different ones, and about a dozen cells where someone typed a number over a formula. Each of those dozen is either an error or a policy. We sit with its author, ask about every colour, and write the rules down as tests with real rows.',
          ],
        },
        {
          heading: 'Running in parallel',
          text: [
            'For two closings both produce the result, and we explain each difference to the paisa. A few are ours. Others have been in the sheet since 2017, and the owner has to decide whether to correct last year’s figure or keep it quietly. That’s a conversation for finance. We supply the list.',
          ],
        },
        {
          heading: 'We leave a door open',
          text: [
            'The new service always exports to a spreadsheet, in one click, with current data. People who can still ask their own questions don’t rebuild a shadow copy. What goes is the mailing of copies, the lock held by whoever went to lunch, and the formula that stops at row 5,000 while the data carries on.',
          ],
        },
      ],
    },
    {
      slug: 'every-language-every-thumb',
      title: 'Every language, every thumb',
      summary:
        'Indian scripts, screen readers, cheap phones, and the helper filling it in for five others.',
      description:
        'Services in Indian languages that meet WCAG 2.2 AA: scripts, names and sorting, screen readers, cheap phones, and a helper who needs consent.',
      lead: 'If only people like its designers ever finish the service, it’s replaced the counter for the wrong half of the queue.',
      figure: {
        value: '₹ 8,000',
        label: 'for the phone we test on, with two people who depend on it',
      },
      parts: [
        {
          heading: 'Languages',
          text: [
            'We write in the users’ first language and then put it into English, because translating the other way gives you grammar nobody speaks. Layouts allow half as much space again, and lines tall enough for Devanagari and Malayalam vowel signs. Names go in one field, as long as they need to be. Sorting and search follow Unicode collation, so you find a name whichever way its nukta is typed.',
          ],
        },
        {
          heading: 'Access',
          text: [
            'WCAG 2.2 AA is the floor: targets of at least 24 CSS pixels and ours at 44, nothing asked twice in one process, no memory test at sign-in. We test with TalkBack on a phone that costs ₹ 8,000 and NVDA on an old laptop, and with two people who depend on them. Automated checks see the easy faults; the two people find the ones that matter.',
          ],
        },
        {
          heading: 'The helper',
          text: [
            'In many towns one shopkeeper files for the whole street. Pretend otherwise, and you spread shared passwords. So there’s a helper’s mode: consent by one-time code from the applicant’s own number, a record of who typed, and no way back into the application afterwards.',
          ],
        },
      ],
    },
    {
      slug: 'signatures-and-payments',
      title: 'Signatures and payments',
      summary:
        'e-Sign, UPI, and what to do with a payment that has neither gone through nor failed.',
      description:
        'Adding e-signatures and UPI to a public service: signing the exact document, pending payments, webhooks that repeat, daily reconciliation and refunds.',
      lead: 'The last page is where a form becomes a contract or a receipt. It’s also where the network drops.',
      figure: { value: '3', label: 'outcomes of a payment, and the third is where trust is lost' },
      parts: [
        {
          heading: 'Signing',
          text: [
            'Aadhaar e-Sign and certificates on tokens are valid under the IT Act for most agreements; wills, for example, stay on paper. What people sign is the hash of the exact PDF they were shown, with the font embedded and a timestamp you can check after the certificate has expired. We offer one fallback: a wet signature on a printout, with a code that finds the file, since thumbs and registries don’t always agree.',
          ],
        },
        {
          heading: 'Paying',
          text: [
            'UPI has three outcomes: paid, failed, and pending. The third is where you lose people’s trust. Our page says the money is on its way, keeps the application, asks the provider on a widening schedule, and texts the person when it knows. It never invites a second payment while the first may still land.',
          ],
        },
        {
          heading: 'Reconciling',
          text: [
            'Provider callbacks arrive late, twice or out of order, so we verify them, store them and apply each transaction reference at most once. Every morning the settlement file is matched against the ledger, and any line that doesn’t match becomes a task with an age. Refunds go back to the source account within the promised days, without anyone having to ring. Unmatched money older than three days is reported to the person who signed for the service.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'kaveri-checkout',
    heading: 'Nineteen more in every hundred got to the end.',
    text: 'Kaveri Looms sells handloom cloth over 140 counters and online. On their phones, customers filled baskets and left at the last step. A single checkout that works without a connection brought abandonment down from 71% to 52%.',
    figures: [
      { value: '71% → 52%', label: 'of baskets on phones abandoned' },
      { value: '1', label: 'checkout for shop, phone and web' },
      { value: '20 weeks', label: 'with a team of seven' },
    ],
  },
  questionsHeading: 'Over the counter.',
  questions: [
    {
      question: 'Our people prefer to ring.',
      answer:
        'Some do, and they should be able to. The agent fills in the same screens, so there’s one queue and one record. Most callers want to know where things stand, and a message at each change gets there first.',
    },
    {
      question: 'Would a low-code tool be enough?',
      answer:
        'For an internal form with one approval, yes, and we’ll set it up in a week. Price it at your real number of users before the second form; per-head licences have ended many a pilot.',
    },
    {
      question: 'Do we have to replace the old system behind it?',
      answer:
        'Rarely straight away. We write to it through whatever door it has, a nightly file if need be, and show the age of the data. Replacing it is a later sheet.',
    },
    {
      question: 'Will staff lose their jobs?',
      answer:
        'Ask before we start, in front of them. In our projects typing stops and deciding grows; Sunita now trains three districts. If the plan is to cut jobs, say so and we’ll price it as that.',
    },
  ],
  next: {
    heading: 'Which form does everyone hate?',
    text: 'A photo is enough. We strike out the questions we think you don’t need and send it back within the week, with our reasons in the margin.',
  },
  related: [
    '/services/offerings/cutomer-experience-design',
    '/services/offerings/contact-center-experience',
    '/services/technology/mobility',
  ],
}
