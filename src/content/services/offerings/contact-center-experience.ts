import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'offerings',
  slug: 'contact-center-experience',
  title: 'Contact centre experience',
  metaTitle: 'Contact centre experience in one queue | Naksha',
  description:
    'Voice, chat and mail in one queue with one history, so that a caller tells the story once. Built beside your present switch, line by line.',
  lead: 'Voice, chat and mail in one queue, so that nobody repeats an order number to the third person. What a customer has said travels with the customer, through every transfer and across every channel.',
  facts: [
    {
      label: 'Team',
      value: 'Five: telephony, two developers, a conversation designer, an analyst',
    },
    { label: 'Length', value: '10 to 14 weeks to the first hundred seats' },
    { label: 'Runs on', value: 'Beside your present switch, moved one number at a time' },
    { label: 'Starts from', value: '₹ 29 lakh (US$ 33,000), carrier charges apart' },
  ],
  problem: {
    heading: '“May I have your order number?” For the third time.',
    text: [
      'Forty seats or six hundred, it’s the same: calls live in the switch, chats in a vendor’s console, mails in a shared inbox, and the order itself in a fourth window with its own login. Each tool works. The customer is the cable between them.',
      'The figures hide it. Average handling time looks fine at four minutes, because the same person rang three times and each call was short. Agents are measured on brevity and transfer what is difficult. A transfer loses the story, and the next colleague starts again with the greeting on the card.',
      'Our one line of defence is the thread: one identifier, made at first contact and never dropped. It survives a transfer, a lost mobile signal and the switch from chat to phone. Everything else on the drawing may be replaced.',
    ],
  },
  stepsHeading: 'One number at a time.',
  steps: [
    {
      title: 'Listen',
      weeks: 'Weeks 1–2',
      text: 'We hear 300 calls and read as many chats and mails, tag the reason for each, and sit for two days between agents.',
      result: 'The twelve reasons that make up four contacts in five.',
    },
    {
      title: 'Remove',
      weeks: 'Weeks 3–4',
      text: 'The cheapest call is one with no cause. Where a late message or an unreadable bill provokes them, we repair that first.',
      result: 'Two or three reasons that shrink before any phone is touched.',
    },
    {
      title: 'Thread',
      guards: true,
      weeks: 'Weeks 4–8',
      text: 'Identity, order lookup, history and routing become one service, with a desk screen on top. Twenty agents use it with real mail and chat.',
      result: 'A screen that knows who is there before the agent speaks.',
    },
    {
      title: 'Voice',
      weeks: 'Weeks 8–12',
      text: 'A SIP trunk runs next to the old one. The quietest number moves first, then the others. Any of them can be pointed back within ten minutes.',
      result: 'Call quality measured per leg, and a map of your numbers.',
    },
    {
      title: 'Tune',
      weeks: 'Weeks 12–14',
      text: 'Rosters, skills and texts are adjusted weekly on evidence from the floor.',
      result: 'A staffing model your planners can run without us.',
    },
  ],
  cardsHeading: 'Inside the exchange.',
  cards: [
    {
      slug: 'one-queue',
      title: 'One queue for every channel',
      summary: 'Calls, chats and mails ranked together by promise and need, with a single history.',
      description:
        'Universal routing for calls, chat, messages and mail: one thread per customer, ranking by time left, and the arithmetic of pooled queues.',
      lead: 'Separate queues mean idle chat agents beside a phone queue of nine minutes. Joining them is arithmetic first and software second.',
      figure: { value: '28 → 25', label: 'agents for the same calls, once two queues are one' },
      parts: [
        {
          heading: 'Why pooling pays',
          text: [
            'Take 150 calls an hour at four minutes each: ten erlangs. To answer 86% within twenty seconds you need fourteen agents. Two such queues need twenty-eight. Merge them and twenty-five do the same. The gain shrinks as groups grow, so beyond a hundred agents specialists are affordable again.',
          ],
        },
        {
          heading: 'Ranked by time left',
          text: [
            'A call waits seconds, a chat a minute or two, a mail four hours. Each contact carries the moment by which we promised an answer, and the router takes the one with the least time left that this agent can handle. No one is given a call during a chat; two chats at once are the limit at which quality held in our measurements.',
          ],
        },
        {
          heading: 'The same person',
          text: [
            'A phone number suggests who is calling and proves nothing, since caller identity can be forged. The thread therefore has two levels: recognised, which may hear an order’s status, and verified, which may change an address. WhatsApp closes its free reply window 24 hours after the customer’s last message, so those threads are raised in rank at hour twenty.',
          ],
        },
      ],
    },
    {
      slug: 'voice-and-call-flows',
      title: 'Voice lines and call flows',
      summary: 'Trunks, codecs, menus and recordings, with quality measured on every leg.',
      description:
        'Voice engineering for contact centres: SIP trunks, delay and jitter budgets, short menus, Indian numbering rules and card digits kept off tape.',
      lead: 'Customers forgive a menu. They don’t forgive a voice that arrives late, because both sides start talking at once and then both apologise.',
      figure: {
        value: '150 ms',
        label: 'from mouth to ear, after which people talk over each other',
      },
      parts: [
        {
          heading: 'The path of a voice',
          text: [
            'ITU-T G.114 puts comfort at 150 ms from mouth to ear. Mumbai to Bengaluru uses 12 of them on the wire; a jitter buffer takes 40, and each transcoding between Opus and G.711 perhaps 20. So media stays in the region and is converted once. We record loss, jitter and delay per leg, since “the line was bad” has to name a leg before a carrier will act.',
          ],
        },
        {
          heading: 'Menus',
          text: [
            'Language first, then at most four choices, the commonest on 1. Callers with an open order hear about it before any menu. Zero reaches a person at every level. Speech recognition replaces digits only where it wins in a test with road noise and two languages in a sentence.',
          ],
        },
        {
          heading: 'Rules of the country',
          text: [
            'An internet call may not be dropped onto a local Indian line to save the toll, so trunks and remote agents are drawn with the licence in mind. Promotional calls use the 140 series, service calls from banks and insurers the 1600 series.',
            'When card digits are keyed, the tones are removed before they reach the agent or the recorder. PCI DSS forbids keeping the security code after authorisation, on tape as much as on disk.',
          ],
        },
      ],
    },
    {
      slug: 'the-agents-screen',
      title: 'The agent’s screen',
      summary: 'One window with the customer, the order and the next step, ready before hello.',
      description:
        'An agent desktop in one window: context within 800 ms, actions instead of copying, warm transfers that keep the story and a short wrap-up.',
      lead: 'An agent with seven windows spends about ninety seconds of each call copying between them. The customer hears typing.',
      figure: { value: '800 ms', label: 'from the first ring to a screen that can be read' },
      parts: [
        {
          heading: 'Ready before hello',
          text: [
            'While the phone rings, the screen loads: name, last three contacts, open orders, anything already promised. The limit is 800 ms from ringing to readable. Slow back ends fill in later and show a grey bar with the system’s name, so an agent can say what is missing instead of “the system is slow today”.',
          ],
        },
        {
          heading: 'Doing, on the same page',
          text: [
            'The twelve commonest reasons have a panel each: move a delivery, resend an invoice, block a card. A panel calls the system that owns the data, checks the agent’s limit and writes the result to the history. A refund over ₹ 2,000 asks the supervisor, whose answer comes without the customer being parked.',
          ],
        },
        {
          heading: 'Passing on',
          text: [
            'On transfer the thread’s identifier rides in the SIP User-to-User header (RFC 7433), and the colleague sees three lines: who, what, tried so far. A draft of those lines may come from a language model; the agent corrects it and is named as author.',
            'Wrap-up is one choice from the list and an optional sentence. Forty codes produce forty kinds of “other”, which is why ours has a ceiling of fifteen.',
          ],
        },
      ],
    },
    {
      slug: 'staffing-and-forecast',
      title: 'Staffing and forecast',
      summary: 'How many people, in which half-hour, and what one absence does to the queue.',
      description:
        'Contact centre staffing from first principles: Erlang with impatience, half-hour forecasts, measured shrinkage, and targets that reward answers.',
      lead: 'Queues are cruel near capacity. Ten per cent more calls can be invisible on Monday and a disaster on Tuesday, with the same people on the floor.',
      figure: {
        value: '86% → 66%',
        label: 'answered in twenty seconds, when calls grow by a tenth',
      },
      parts: [
        {
          heading: 'The cliff, in numbers',
          text: [
            'Three hundred calls an hour at four minutes make twenty erlangs. With 25 agents, 86% are answered in twenty seconds and the mean wait is ten. Add a tenth more calls and it falls to 66% and thirty-five seconds. Erlang C assumes no one hangs up; we fit your callers’ patience as well, or the model asks for too many seats on a bad day.',
          ],
        },
        {
          heading: 'From seats to roster',
          text: [
            'Breaks, training, leave and sickness take about 30%, so 25 seats mean 36 people on the roster. Forecasts are made per half-hour from eight weeks of history plus known causes: billing runs, a festival, a recall. The error we accept is 8% on weekdays. Past 12% the planner is told before the shift instead of after it.',
          ],
        },
        {
          heading: 'What to count',
          text: [
            'Handling time becomes a planning input and leaves the appraisal. In its place stands repeat contact: did the same person come back within seven days about the same thing? Teams that switch see calls lengthen by about half a minute and volume drop over the quarter. We publish both lines on one chart, because for three weeks only the first one moves.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'teesta-freight-estimates',
    heading: 'The best call is the one with no reason left.',
    text: 'Getting a price from Teesta Freight once meant two days of ringing and being rung back. The portal answers in four minutes and a driver’s thumb settles the rest. It’s our favourite kind of contact-centre project: sixteen weeks, and fewer reasons to ring.',
    figures: [
      { value: '2 days → 4 min', label: 'to hear a price' },
      { value: '6', label: 'people built it' },
    ],
  },
  questionsHeading: 'From the floor and from finance.',
  questions: [
    {
      question: 'Must we leave our present vendor?',
      answer:
        'Only if its interfaces can’t carry the thread. In about half of our projects the switch stays and the screen in front of it changes.',
    },
    {
      question: 'How many contacts will a bot take?',
      answer:
        'Order status and opening hours, which may be 20 to 30%. Anything with regret in it goes to a person within two turns, with the conversation attached.',
    },
    {
      question: 'Can agents work from home?',
      answer:
        'Yes, over WebRTC with encrypted media and a wired headset. We test each home line for a week before it takes customers.',
    },
    {
      question: 'How long do you keep recordings?',
      answer:
        'As long as your regulator says and no longer. Ninety days is our default. Disputed calls are held under a case number until it closes.',
    },
  ],
  next: {
    heading: 'Let us listen for one morning.',
    text: 'Four hours beside two agents, then a page with the three reasons we’d remove first.',
  },
  related: [
    '/services/offerings/cutomer-experience-design',
    '/services/offerings/generative-ai-solutions',
    '/services/industries/Communication-Media',
    '/services/industries/Banking-Financial',
  ],
}
