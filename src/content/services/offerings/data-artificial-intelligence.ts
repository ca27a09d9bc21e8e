import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'offerings',
  slug: 'data-artificial-intelligence',
  title: 'Data and artificial intelligence',
  metaTitle: 'Data and artificial intelligence | Naksha',
  description:
    'Twelve weeks from the first messy table to a live model, with two gates on the way: one for the data, one for the model, signed by you.',
  lead: 'From the first messy table to a model that answers in forty milliseconds, with one rule in between: nothing goes live that hasn’t passed its gate.',
  facts: [
    { label: 'Team', value: '2 data engineers, 1 ML engineer, 1 analyst' },
    { label: 'Length', value: '12 weeks to first live model' },
    { label: 'Runs on', value: 'Your cloud account, from day one' },
    { label: 'Starts from', value: '₹ 38 lakh (US$ 43,000), fixed per sheet' },
  ],
  problem: {
    heading: 'Ninety-four per cent in the notebook, wrong by Monday.',
    text: [
      'You have a question worth money: which loads will spoil, which bill won’t be paid, which machine fails this month. Someone answered it in a notebook with 94% accuracy. It went live on a Friday and was worse than the old rule of thumb by Monday evening.',
      'The usual cause sits in the table. A column called “returned_at” was filled weeks after the event, so training had read the future. Or the warehouse computes an average over calendar days and the service over the last 24 hours. Neither program is wrong alone. Together they make a model that’s sure of itself and mistaken.',
      'The thing that must hold is the gate. A threshold in your words, tested on your worst cases, that a release can’t walk around because someone senior is in a hurry.',
    ],
  },
  stepsHeading: 'Twelve weeks, two gates.',
  steps: [
    {
      title: 'Survey',
      weeks: 'Weeks 1–3',
      text: 'Tables, owners, questions. Of the three questions you bring, we say which your data can answer. Sheet 1 is drawn on day five and signed in week three.',
      result: 'A map of your data, with the columns that lie.',
    },
    {
      title: 'Pipeline',
      weeks: 'Weeks 3–6',
      text: 'Ingest, tests, then a first dashboard for the people who asked. Sources stay untouched.',
      result: 'Yesterday, rebuilt from one file per step.',
    },
    {
      title: 'Gate A',
      guards: true,
      weeks: 'Weeks 6–7',
      text: 'Is the data good enough to learn from? The answer is often no, and then weeks seven to ten go into repairing it at the source.',
      result: 'A decision in writing, with your name under it.',
    },
    {
      title: 'Model',
      weeks: 'Weeks 7–10',
      text: 'First a baseline a clerk could work out by hand. After that, only what beats it by a margin you chose.',
      result: 'A model, its predecessor and the margin between them.',
    },
    {
      title: 'Gate B',
      guards: true,
      weeks: 'Weeks 10–11',
      text: 'Recall, the price of each mistake, and error rates for every group you serve. Signed or held.',
      result: 'A page a non-engineer can refuse.',
    },
    {
      title: 'Live',
      weeks: 'Weeks 11–12',
      text: 'A tenth of the traffic for five days, then all of it.',
      result: 'A rota, and one command that brings back the last version.',
    },
  ],
  cardsHeading: 'What you hold at the end.',
  cards: [
    {
      slug: 'data-map',
      title: 'A map of your data',
      summary: 'Every table, its owner, its age and the three that lie.',
      description:
        'A map of your data in three weeks: tables, owners, freshness and lineage, and a walk from any reported figure back to its source row.',
      lead: 'Pick any figure in a board report and walk it back to the row it came from. When that takes ten minutes instead of a fortnight, the map is done.',
      figure: { value: '10 min', label: 'to trace a figure to its tables, instead of a fortnight' },
      parts: [
        {
          heading: 'What we record',
          text: [
            'For each table: who writes it, who reads it, when it was last right, what one row means. The last question starts most arguments. In a table called “orders” a row may be an order, an order line or one attempt to pay, depending on the year.',
            'Lineage is taken from query logs and job definitions, since interviews describe the flow people intended. Columns are profiled for nulls, sudden steps and values that mean “unknown” in disguise: 1900-01-01, 9999, a full stop.',
          ],
        },
        {
          heading: 'The three that lie',
          text: [
            'There are always about three. A status overwritten in place, so history is lost. A timestamp in local time without its zone, so that an American site lives one hour twice every November. A join on a name. We show each with twenty rows as evidence and what the repair costs at the source.',
          ],
        },
        {
          heading: 'How you check it',
          text: [
            'Your controller picks five numbers from last month’s report. We trace them live. If one can’t be explained on the day, the survey continues unpaid until it can. The map itself is a text file in your repository, so next year’s changes show up in review.',
          ],
        },
      ],
    },
    {
      slug: 'rerunnable-pipelines',
      title: 'Pipelines that can be run again',
      summary: 'One file describes each step, and any day can be rebuilt from its raw inputs.',
      description:
        'Data pipelines whose every day can be rebuilt: raw inputs kept, steps that repeat safely, late records handled and tests that stop the load.',
      lead: 'A pipeline is judged on the morning after a bug. Can you correct one line, run March again and trust the result?',
      figure: {
        value: 'Week 6',
        label: 'is when we delete a day before witnesses and bring it back',
      },
      parts: [
        {
          heading: 'Kept raw, written whole',
          text: [
            'What arrives is stored untouched, with the time of arrival. Each step reads a fixed set of partitions and replaces a whole partition in one atomic swap, so running it twice changes nothing. Nobody calls “now” inside a transformation; the date is a parameter.',
          ],
        },
        {
          heading: 'Late and twice',
          text: [
            'A reading from Tuesday turns up on Friday. We keep both clocks, when it happened and when we learnt of it. Reports can then be asked for as known on any evening, and training sets never contain what wasn’t yet known. Change capture from the source database delivers at least once, so each record has a key and a version, and the newest version wins.',
          ],
        },
        {
          heading: 'Tests that stop the line',
          text: [
            'Row counts within a band learnt from the last six weeks, keys unique, totals equal to the source’s own. A failed test holds the new partition back and leaves yesterday’s figures standing with a notice. Wrong-but-fresh is the worse of the two.',
            'In week six we delete a day before witnesses and bring it back. The checksums must agree. A medium estate of forty sources costs about ₹ 1.3 lakh a month to run.',
          ],
        },
      ],
    },
    {
      slug: 'models-side-by-side',
      title: 'A model, and the one before it',
      summary: 'Two versions live side by side, and switching takes one command.',
      description:
        'Two model versions side by side in production: shadow traffic, a forty-millisecond budget, drift alarms and a rollback that anyone can run.',
      lead: 'The newest model is a guess with good references. Its predecessor has a track record, so we keep it warm.',
      figure: {
        value: '40 ms',
        label: 'from request to score at the 99th percentile, reserve included',
      },
      parts: [
        {
          heading: 'Beat the clerk first',
          text: [
            'The baseline is embarrassing on purpose: last week’s value, or the rule on the wall of the dispatch office. Gradient-boosted trees on tidy features come next and are hard to improve on for tabular data. Larger networks are tried when there’s text, image or sound. Validation splits follow time, because shuffled rows flatter everyone.',
          ],
        },
        {
          heading: 'Forty milliseconds',
          text: [
            'A typical budget at the 99th percentile: 6 for the network, 18 to fetch features from a key-value store, 9 to score, 7 in reserve. The features are computed by the same code in training and in service, and we log them with each answer. A nightly job recomputes a sample and reports any that differ. Skew of that kind hides for months otherwise.',
          ],
        },
        {
          heading: 'Shadow, tenth, all',
          text: [
            'A candidate first answers real requests without being heard. Then it gets a tenth of them. Its inputs are watched for drift daily; its accuracy is known only when the truth arrives, which for credit may take ninety days, so the alarm thresholds differ. Rolling back moves one pointer. Try it on a Friday afternoon.',
          ],
        },
      ],
    },
    {
      slug: 'signed-gate',
      title: 'A gate with your signature',
      summary: 'Thresholds written in your words, tested on your worst cases.',
      description:
        'A release gate for models: costs per mistake set by the business, a frozen test set, error rates by group and a person who signs or holds.',
      lead: 'Feed it a bad model. The gate must hold it back and call for a person, at any hour, no matter who asked for the release.',
      figure: { value: '4%', label: 'is the score to act at, once both mistakes have a price' },
      parts: [
        {
          heading: 'Price the mistakes',
          text: [
            'A missed late pallet costs ₹ 4,100, a needless detour ₹ 160. From such a pair follows the score at which to act, here near 4%, provided the model’s probabilities are calibrated; so calibration is tested too. Without the prices people choose 50%, out of habit, and pay for it every day.',
          ],
        },
        {
          heading: 'The set nobody trains on',
          text: [
            'A few hundred cases, chosen with the people who remember them: the flood week, the strike, the customer with two names. They’re locked away under a separate key. Each look at the set is counted, and after about twenty looks it’s refreshed, because a test consulted too often becomes teaching material.',
          ],
        },
        {
          heading: 'The page to sign',
          text: [
            'One sheet: recall and precision with confidence intervals, cost against the present model, error rates by region or age or whatever groups your work touches, three examples it gets wrong. Below a line, the deployment tool asks for a named signature; without one the old version stays. Overrides exist. They need two people, expire after seven days and appear in the monthly report.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'himdhara-cold-chain',
    heading: 'Draw first, train second.',
    text: 'Of 4,100 pallets a day in Bhiwandi’s depot 7, forty went missing. We drew the building, then trained a route model on the scans. Spoiled stock fell by nearly a third in the first quarter. The model is small; the drawing told it where to look.',
    figures: [
      { value: '−31%', label: 'spoiled stock in the first quarter' },
      { value: '4,100', label: 'pallets a day' },
      { value: '4', label: 'people for twelve weeks' },
    ],
  },
  questionsHeading: 'It comes up on every first call.',
  questions: [
    {
      question: 'Is our data good enough?',
      answer:
        'Probably for one question out of three. The survey tells you which, and it costs the same whether the answer pleases you or not.',
    },
    {
      question: 'Do you train on what we send you?',
      answer:
        'Only for you. Models are trained in your account, with your keys, and stay there when we leave.',
    },
    {
      question: 'Can we start with generative AI?',
      answer:
        'Yes, if there’s a document or a conversation in the middle of the problem. Otherwise a smaller model is faster and cheaper.',
    },
    {
      question: 'What happens after week twelve?',
      answer: 'You run it, we run it, or both for a quarter. All three have a price on sheet 9.',
    },
  ],
  next: {
    heading: 'Bring your worst table.',
    text: 'Forty rows with the names blacked out are enough for a first call with one of our data engineers.',
  },
  related: [
    '/services/technology/ai',
    '/services/technology/bigdata',
    '/services/offerings/generative-ai-solutions',
    '/services/offerings/cloud-adoption',
  ],
}
