import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'offerings',
  slug: 'cutomer-experience-design',
  title: 'Customer experience design',
  metaTitle: 'Customer experience design | Naksha',
  description:
    'We watch people use what you have, find the step where they give up, draw another and test it with them before any code is written.',
  lead: 'We watch people use what you have, draw what they needed instead, and test it before a line of code. Every service has one step where people give up. Finding it’s most of the work.',
  facts: [
    { label: 'Team', value: 'One researcher, two designers, one engineer' },
    { label: 'Length', value: '3 to 6 weeks to a tested prototype' },
    { label: 'Happens at', value: 'Counters, depots, kitchens: wherever your customers are' },
    { label: 'Starts from', value: '₹ 14 lakh (US$ 15,900), fixed' },
  ],
  problem: {
    heading: 'The dashboard says 38% leave. It can’t say why.',
    text: [
      'People start your form, your shop or your app, and abandon it. The funnel shows you the page. It doesn’t show the woman in Nagpur who reached the upload step, needed her husband’s phone for the one-time password, and came back to an empty form because the session had lasted fifteen minutes.',
      'Meetings then settle the matter by rank. The button turns green. Someone proposes a chatbot. Nothing in the room resembles the place where the service is used: one thumb, low brightness, an interruption every ninety seconds and a network that drops between two platforms.',
      'What must not break is the draft. A person who was interrupted has to find everything they typed. We design from that sentence outwards, and it decides more than colour does.',
    ],
  },
  stepsHeading: 'From the counter to the prototype.',
  steps: [
    {
      title: 'Watch',
      weeks: 'Week 1',
      text: 'Eight to twelve people, at their place, doing the real thing with their own papers. We say very little.',
      result: 'Recordings with consent, and a list of every hesitation with its second.',
    },
    {
      title: 'Map',
      weeks: 'Week 2',
      text: 'One sheet from the first search to the last letter, with your back office under it. Most delays turn out to sit below the line of sight.',
      result: 'A sheet of the whole way, with the step that loses most people in orange.',
    },
    {
      title: 'Draw',
      weeks: 'Weeks 2–4',
      text: 'Two different answers to that step, on paper and then clickable, with your real field lengths, error texts and the longest surname in your database.',
      result: 'Two prototypes on a phone in your hand.',
    },
    {
      title: 'Test',
      guards: true,
      weeks: 'Weeks 3–5',
      text: 'Three rounds of five people, with changes between rounds. Someone who uses a screen reader is in every round.',
      result: 'Completion, time and errors for each round, and the film.',
    },
    {
      title: 'Hand over',
      weeks: 'Week 6',
      text: 'The engineer who sat in the tests writes the states, the limits and the copy into tickets.',
      result: 'Components, texts and tickets your developers agree they can build.',
    },
  ],
  cardsHeading: 'Hold these up to the light.',
  cards: [
    {
      slug: 'field-research',
      title: 'Field research',
      summary: 'Days spent where the service is used, and a record of what people did.',
      description:
        'Field research for services in daily use: who we visit, how few people are enough, how consent is kept and what the notes look like.',
      lead: 'People describe what they do politely and do something else. So we stand beside them, with permission, and write down the something else.',
      figure: {
        value: '84%',
        label: 'chance that five visitors show you a fault that hits one in three',
      },
      parts: [
        {
          heading: 'How many is enough',
          text: [
            'A fault that hits 31% of people shows up at least once among five visitors with a probability of 84%. A fault that hits one in ten needs about eighteen visitors for similar odds. We state which kind we’re hunting and recruit for it. For “how many customers would pay”, eight interviews are worthless and we say so.',
          ],
        },
        {
          heading: 'Who gets visited',
          text: [
            'People who finished, people who gave up, and someone who does the task forty times a day. Recruiting through your mailing list brings the fond ones. We add a local recruiter and pay ₹ 1,200 a session. If we occupy a shop’s counter, the shop is paid too.',
          ],
        },
        {
          heading: 'What happens to the film',
          text: [
            'Consent is asked in the language of the visit and can be withdrawn by text message. Faces are blurred for anything shown beyond the team, account numbers always. Raw recordings are deleted after ninety days; the notes stay.',
            'A note is one line: second 214, looks for “next”, finds “submit”, puts the phone down. Two hundred such lines, sorted, make the case without adjectives.',
          ],
        },
      ],
    },
    {
      slug: 'tested-prototypes',
      title: 'Tested prototypes',
      summary:
        'Something people can use by the third week, broken on purpose before release does it.',
      description:
        'Prototypes with real content and real failures, tested in three rounds of five people, with the thresholds agreed before the first one.',
      lead: 'A prototype is a question with buttons. Ours is as rough as the question allows, and never rough in its wording, because wording is what most people trip on.',
      figure: {
        value: '5 weeks',
        label: 'spent to find out, instead of the twenty that building costs',
      },
      parts: [
        {
          heading: 'Paper, clickable, coded',
          text: [
            'Paper for the order of steps: five versions in a day. A clickable file for flow and layout. Code in the browser when the question involves typing, a camera, a slow network or a screen reader, since drawing tools fake all four badly.',
            'The coded kind runs on the participant’s own phone, throttled to 400 kbit/s with 300 ms of delay. Half of the interesting problems appear only then.',
          ],
        },
        {
          heading: 'A pass mark, set early',
          text: [
            'Before round one you sign what success means: say, four in five finish unaided within six minutes and nobody believes a payment failed when it went through. Set afterwards, the mark drifts towards whatever happened.',
          ],
        },
        {
          heading: 'After three rounds',
          text: [
            'Usually one of the two designs is dead by round two and the survivor has been changed a dozen times. If both fail the mark, you have spent five weeks and saved the twenty that building would have cost. The prototype is thrown away. Keeping it as a head start has never once saved us time.',
          ],
        },
      ],
    },
    {
      slug: 'design-systems',
      title: 'Design systems',
      summary:
        'A small set of components with owners, states and tests, in the code your teams ship.',
      description:
        'A design system kept in code: tokens, components with every state, an owner each, visual tests per commit and a rule for removing parts.',
      lead: 'Eleven teams had made fourteen date pickers. A system pays when the same fault would otherwise be repaired more than twice.',
      figure: { value: '2 days', label: 'a week for two people keep sixty-odd parts alive' },
      parts: [
        {
          heading: 'Start from what exists',
          text: [
            'We screenshot every screen and cut them up. One estate we cut up gave 61 shades of grey and nine button heights. The first release is deliberately dull: colour and spacing tokens, type, button, field, message, table. That covers about seventy per cent of the pixels.',
          ],
        },
        {
          heading: 'A component is its states',
          text: [
            'Empty, loading, too long, forbidden, offline, in error, in Hindi. A field without its error state is half a field. Each state has an example page, a keyboard test, an automated axe run and a picture compared on every commit; differences over 0.1% of pixels stop for a person to look.',
          ],
        },
        {
          heading: 'Adoption without decrees',
          text: [
            'The package follows semantic versions and ships a codemod with any breaking change. We count imports per repository each week. A component with no imports after two quarters is removed, and the owner is thanked.',
            'One designer and one engineer can keep sixty-odd parts alive on two days a week. If no one has those two days, buy an existing library and theme it. We’d rather tell you now.',
          ],
        },
      ],
    },
    {
      slug: 'access-and-languages',
      title: 'Access and languages',
      summary: 'Forms that work by keyboard, by screen reader and in eleven Indian scripts.',
      description:
        'Accessible, multilingual services: WCAG 2.2 at level AA tested with people, room for Indic scripts and names that fit no Western form.',
      lead: 'Past forty-five, most of your customers need glasses for small print, and few of them think in English. Treat both as the normal case and the rest gets easier too.',
      figure: { value: '44 px', label: 'for every target, where the standard asks for 24' },
      parts: [
        {
          heading: 'The standard and beyond it',
          text: [
            'We work to WCAG 2.2, level AA. The editions of Europe’s EN 301 549 and India’s IS 17802 that most contracts name cite 2.1, and the later version is worth having: targets measure at least 24 by 24 CSS pixels, though we draw 44. Nothing already entered is asked twice. Login fields accept paste and password managers, and no one has to copy letters out of a picture.',
            'Automated checkers find about a third of real faults. The rest come from an afternoon with NVDA on Windows, TalkBack on a cheap Android phone, and a person who uses them daily.',
          ],
        },
        {
          heading: 'Scripts need space',
          text: [
            'Devanagari stacks marks above and below the line, so line height grows from 1.4 to about 1.7. Malayalam and Tamil labels run 40 to 60% longer than English. Text is never cut by character count, because a conjunct cut in half is a different word. Fonts are subset per script, or the page gains 400 kB.',
          ],
        },
        {
          heading: 'Names, dates, numbers',
          text: [
            'One name field, any length, no compulsory surname. Addresses accept “behind the temple”. Digits group as 12,34,567. Translators see the screen, since “Order” alone could be a noun or a command.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'kaveri-checkout',
    heading: 'Seventy-one of a hundred used to walk away.',
    text: 'Kaveri Looms sells handloom through 140 shops and the web. On phones, most baskets were lost on the way back from the payment app. The new checkout is the same on the shop’s till and the customer’s phone, and the till goes on selling when the line drops.',
    figures: [
      { value: '71% → 52%', label: 'baskets left behind on phones' },
      { value: '20 weeks', label: 'for a team of seven' },
    ],
  },
  questionsHeading: 'Doubts we hear before the first visit.',
  questions: [
    {
      question: 'Can we skip the research? We know our customers.',
      answer:
        'You know the ones who call. Give us two days of visits first; if they teach you nothing new, you don’t pay for them.',
    },
    {
      question: 'Do you make it beautiful as well?',
      answer:
        'Yes, and late. Type and colour are settled in the fourth week, on a flow that already works in grey.',
    },
    {
      question: 'Our legal team insists on eleven checkboxes.',
      answer:
        'We bring them to a test. After watching two people tick all eleven unread, lawyers tend to draft a better one.',
    },
    {
      question: 'Who builds it afterwards?',
      answer:
        'Your developers or ours. Either way the engineer from the tests stays for the first four weeks to defend the states.',
    },
  ],
  next: {
    heading: 'Show us the page people leave.',
    text: 'Send its address. Within two working days you get a film of three strangers trying it.',
  },
  related: [
    '/services/technology/mobility',
    '/services/industries/Consumer-Retail',
    '/services/offerings/contact-center-experience',
    '/services/technology/digital',
  ],
}
