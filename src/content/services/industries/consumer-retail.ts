import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'industries',
  slug: 'Consumer-Retail',
  title: 'Consumer and retail',
  metaTitle: 'Retail software: stock, tills, returns | Naksha',
  description:
    'One stock figure for shops, site and vans, tills that sell without a network, returns that close, and forecasts by size. Built for the sale day.',
  lead: 'The site says three left. The shop has one, the van has one, and one is under a bench in Nashik. We make stock a single figure that shops, site and vans all draw from, and we build tills that sell when the line’s down.',
  facts: [
    { label: 'Team', value: '3 backend, 2 mobile and 1 front-end engineer, 1 designer' },
    { label: 'Length', value: '20 weeks to the last shop, the first one in week 9' },
    { label: 'Runs on', value: 'Android tills you already own, your cloud account' },
    { label: 'Starts from', value: '₹ 84 lakh for up to 60 shops' },
  ],
  problem: {
    heading: 'You’re selling the same kurta twice.',
    text: [
      'Twenty shops or four hundred, a site, two marketplaces, and an ERP that hears about sales at midnight. Stock accuracy on paper is 97 per cent. Counted by size and colour on a shop floor it’s nearer 68, and the online channel promises from the paper one.',
      'On an ordinary Tuesday, a safety buffer of two hides it. On the first evening of the Diwali sale you cancel 9 per cent of web orders because the goods aren’t there, each of those customers costs ₹ 310 to win back, and the buffer itself keeps ₹ 2 crore of sellable stock out of sight.',
      'Shops have their own version. Mobile data drops inside the mall, the till freezes with six people waiting, and the cashier writes a paper bill that someone types in on Sunday. Maybe.',
    ],
  },
  stepsHeading: 'Two shops, then twelve, then the rest.',
  steps: [
    {
      title: 'Stand at the till',
      weeks: 'Weeks 1–2',
      text: 'Three days in three shops with a stopwatch and a count sheet.',
      result: 'A drawing of every movement of goods no system sees.',
    },
    {
      title: 'Make stock an event log',
      weeks: 'Weeks 3–8',
      text: 'Receipt, sale, transfer, reservation, damage, count: each one a record with a place and a reason.',
      result: 'One availability service, live and read-only beside the ERP.',
    },
    {
      title: 'Sell from it',
      weeks: 'Weeks 7–12',
      text: 'Till and site reserve from the same pool. Two pilot shops, chosen for bad networks.',
      result: 'Cancelled orders counted daily, each with its cause.',
    },
    {
      title: 'Load the sale',
      guards: true,
      weeks: 'Weeks 12–14',
      text: 'Last year’s best hour, replayed on a copy at triple speed.',
      result: 'A figure for the hour at which it bends, and headroom above it.',
    },
    {
      title: 'Roll out',
      weeks: 'Weeks 14–20',
      text: 'Waves of twelve shops, training on the floor before opening time.',
      result: 'All shops on one figure, and the midnight file switched off.',
    },
  ],
  cardsHeading: 'Where the sale goes missing.',
  cards: [
    {
      slug: 'one-stock-figure',
      title: 'One stock figure, reserved in real time',
      summary:
        'Availability computed from events, with reservations that expire and buffers that learn.',
      description:
        'Real-time retail inventory: event-sourced stock by size and shop, expiring reservations, learned safety buffers and cycle counts that pay.',
      lead: 'Stock on hand is a guess with a date on it. Treat it as one and you can sell most of it; treat it as truth and you cancel orders.',
      figure: { value: '8 min', label: 'for which starting to pay holds the last piece' },
      parts: [
        {
          heading: 'On hand, reserved, available',
          text: [
            'Each shop and warehouse has a stream of movements keyed by GTIN. Availability subtracts reservations and a buffer. A basket holds nothing; starting to pay holds the item for eight minutes; paying turns the hold into an allocation. The hold is a single conditional write, so when two people want the last piece, one gets a yes and the other a quick no.',
          ],
        },
        {
          heading: 'Buffers that earn their place',
          text: [
            'A flat buffer of two is too much for towels and too little for a sari that photographs well. So we set it per item and shop from the history of count errors, and look at it again every week. One chain released ₹ 64 lakh of hidden stock in a month and still halved its cancellations.',
          ],
        },
        {
          heading: 'Count where it matters',
          text: [
            'The system proposes fifteen minutes of counting per shop per day: items with sales but no receipts, negative balances, pieces unsold for forty days beside a best-seller. RFID lifts accuracy by size to about 97 per cent at ₹ 4 to 6 a tag. It pays for itself above a garment price of roughly ₹ 900; below that, count by hand.',
          ],
        },
      ],
    },
    {
      slug: 'offline-till',
      title: 'A till that sells without a network',
      summary:
        'Bills, discounts and numbering that keep working offline and merge without a fight.',
      description:
        'Offline-first point of sale on Android: GST invoice series per till, UPI with delayed confirmation, local price book and conflict-free sync.',
      lead: 'Pull the cable out at the counter. The next customer shouldn’t notice, and the one after that should still get a legal invoice.',
      figure: { value: '2 min', label: 'to catch up after three days without a network' },
      parts: [
        {
          heading: 'What lives on the device',
          text: [
            'A price book, the promotion rules, tax rates by HSN, the shop’s last known stock and the day’s bills, in SQLite, encrypted. It’s about 180 MB for 40,000 items. The till never asks the server for permission to sell; it tells it afterwards.',
            'Invoice numbers can’t repeat within a financial year, and GST caps them at sixteen characters. Each till has its own prefix and counter, so tills have nothing to agree on while the line is down.',
          ],
        },
        {
          heading: 'Payment is the honest limit',
          text: [
            'Cash works. A card terminal with its own SIM works. A UPI payment shown on the customer’s phone needs confirmation from the acquirer, which a dead line can’t bring; the till falls back to the soundbox on a second network, or marks the bill unconfirmed up to a limit the manager sets. We say this in training, in those words.',
          ],
        },
        {
          heading: 'Coming back',
          text: [
            'Bills are facts and merge by append. Stock is recomputed. Head office price changes apply from their start time, never to a bill that’s already printed. A till cut off for three days syncs in under two minutes.',
          ],
        },
      ],
    },
    {
      slug: 'returns-that-close',
      title: 'Returns that close in a day',
      summary: 'Buy online, return in any shop, with grade, credit note and resale in one visit.',
      description:
        'Retail returns across site and shops: grading at the counter, GST credit notes, instant refund by risk, and goods back on sale the same day.',
      lead: 'In fashion, one online parcel in four comes back. The garment is worth most on the day it comes back, and loses about one per cent of its price for each day it waits in a bag.',
      figure: { value: '1 in 4', label: 'parcels of fashion sold online comes back' },
      parts: [
        {
          heading: 'One screen at the counter',
          text: [
            'Scan the order, see what was paid after discounts, grade the piece with three photographs and five choices. The refund is worked out on the price of that line, including its share of a “buy two” offer. Getting that share wrong is the commonest mistake, worth 2 to 3 per cent of refunds at one chain we looked into.',
            'The credit note refers to the original invoice number, as GST requires, and lands in the right month’s return under the right state registration.',
          ],
        },
        {
          heading: 'Trust, with a limit',
          text: [
            'Most customers get their money when the parcel is scanned at pick-up. A small score holds the rest for inspection: age of the account, past grades, value, distance between delivery and pick-up. About six returns in a hundred wait. The score can delay a refund but never refuse one; a person does that, with a reason on file.',
          ],
        },
        {
          heading: 'Back on the rail',
          text: [
            'If it’s graded A, the piece is back on the site before the customer has left. The shop can keep it, or ship it to wherever that size sells. Store managers see the margin on each route, and when they can see it they pick well.',
          ],
        },
      ],
    },
    {
      slug: 'size-level-forecast',
      title: 'Forecasts by shop, style and size',
      summary: 'Replenishment for items that sell twice a month, where averages mislead.',
      description:
        'Demand forecasts for slow retail items by shop and size: intermittent-demand models, size curves, lost-sales correction and order proposals.',
      lead: 'Two thirds of the items in a clothing shop sell less than once a week. Train a model to minimise average error and it learns to predict zero, scores well and empties your shelves.',
      figure: { value: '2 of 3', label: 'items in a clothing shop sell less than once a week' },
      parts: [
        {
          heading: 'First, undo the stock-outs',
          text: [
            'A size that was sold out has no sales, which isn’t the same as no demand. We reconstruct lost sales from the hours an item was on the floor and how fast its neighbours sold. Skip this step and the model learns to keep under-ordering whatever runs out first.',
          ],
        },
        {
          heading: 'Then, forecast the right level',
          text: [
            'Style and region carry the season and the wedding calendar, which moves with the Hindu dates each year. A size curve per shop then splits the style. For sparse items we use Croston’s method with the Syntetos–Boylan correction, or a negative binomial when a promotion is planned. Gradient-boosted trees take over above about four sales a week, where they begin to win.',
          ],
        },
        {
          heading: 'Orders, with the cost on both sides',
          text: [
            'The output is a quantile. Which one depends on your margin and the end-of-season mark-down: a ₹ 1,200 blouse with a 55 per cent margin deserves a fuller shelf than one at 20. Buyers see the proposal, both costs, and what happened the last three times they overruled it.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'kaveri-checkout',
    heading: 'A checkout that forgot to fail.',
    text: 'Kaveri Looms sells handloom over 140 counters and one site. Shop and phone now share a checkout that works with the network off, and more of the people who fill a basket get to the end.',
    figures: [
      { value: '71% → 52%', label: 'baskets abandoned on phones' },
      { value: '140', label: 'shops on the same checkout as the web' },
      { value: '20 weeks', label: 'with a team of seven' },
    ],
  },
  questionsHeading: 'From the people who run the floor.',
  questions: [
    {
      question: 'Do we have to replace the ERP?',
      answer:
        'No. It’s still the book for purchasing and finance. It just stops being the source of availability, a job it was never quick enough for.',
    },
    {
      question: 'When do you freeze before a festival?',
      answer:
        'Three weeks out, except for fixes your store head and our lead both sign. The rehearsal happens the week before the freeze.',
    },
    {
      question: 'Will it run on our five-year-old tills?',
      answer:
        'On Android 9 with 3 GB of memory, yes. We test on the oldest device you own and buy two of them for our bench.',
    },
    {
      question: 'Marketplaces want their own stock feed. How?',
      answer:
        'Each gets a share of the pool with its own buffer, updated within a minute. Their order confirmation windows use the same reservation.',
    },
  ],
  next: {
    heading: 'Give us one shop for a morning.',
    text: 'We’ll count two hundred pieces against your system and send you the difference by cause, with the first drawing. The count is free; the tea’s on you.',
  },
  related: [
    '/services/technology/mobility',
    '/services/offerings/cutomer-experience-design',
    '/services/offerings/digital-accelerators',
  ],
}
