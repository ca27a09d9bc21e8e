import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'ai',
  title: 'AI',
  metaTitle: 'AI with a signed threshold | Naksha',
  description:
    'Machine learning built from the cost of each mistake: tests split by time, calibrated scores, a real trial, drift watch and a person who answers for it.',
  lead: 'A model in use is a decision with a threshold. We put a price on a miss and a price on a false alarm before training starts, and a named person signs the line between them.',
  facts: [
    { label: 'Team', value: '2 ML engineers, 1 data engineer, 1 domain analyst' },
    { label: 'Length', value: '14 weeks to a signed threshold' },
    { label: 'Runs on', value: 'Your account, or one GPU in your rack' },
    { label: 'Starts from', value: '₹ 44 lakh (US$ 50,000)' },
  ],
  problem: {
    heading: 'Accuracy 97%, and nobody uses it.',
    text: [
      'If three cases in a hundred are the ones you’re looking for, a model that always says no is 97% accurate. The pilot report leads with that figure, and the operations floor carries on as before. If it’s your floor, in claims, triage, quality control, credit or maintenance, you were right to ignore it.',
      'The second common fault is a queue no one sized. The model flags more cases than the people behind it can open, so they learn to press Approve at the speed of the list. The chart shows human oversight. The floor shows a wrist.',
      'Both faults have the same cure: start at the decision. What happens to a flagged case? Who looks, for how long, at what cost? What does one miss cost, in rupees or in harm? If there are no answers to those questions, a better model won’t help, and we’ll say so in the first week.',
    ],
  },
  stepsHeading: 'From a price list to a signature.',
  steps: [
    {
      title: 'Price the errors',
      weeks: 'Week 1',
      text: 'We sit down with the people who decide today and write out what each kind of mistake costs, and how many cases they can review in a shift.',
      result: 'A one-page cost table, agreed by operations and finance.',
    },
    {
      title: 'Settle the test',
      weeks: 'Weeks 2–3',
      text: 'Split by time and by entity, labelled twice. Where two experts agree with a kappa under 0.6, we rewrite the labelling guide first.',
      result: 'A frozen test set, large enough for the claim you want to make.',
    },
    {
      title: 'Beat something simple',
      weeks: 'Weeks 4–5',
      text: 'The rule your staff use today and a logistic regression set the bar. One project in five can ship right there.',
      result: 'A baseline with its cost per thousand cases.',
    },
    {
      title: 'Train and calibrate',
      weeks: 'Weeks 6–9',
      text: 'Gradient-boosted trees for tables, a fine-tuned network for images or sound, a language model where the input is language. A score of 0.3 has to mean three in ten.',
      result: 'A model, its reliability curve and its results for each subgroup.',
    },
    {
      title: 'Run it in shadow',
      guards: true,
      weeks: 'Weeks 10–12',
      text: 'It scores live cases and no one sees the score. Afterwards we compare it with what people decided.',
      result: 'Three weeks of evidence on this month’s data.',
    },
    {
      title: 'Sign and switch on',
      weeks: 'Weeks 13–14',
      text: 'The owner picks the threshold from the cost curve and signs it. A tenth of the cases go first.',
      result: 'A live model, with its predecessor one command away.',
    },
  ],
  cardsHeading: 'What goes into one decision.',
  cards: [
    {
      slug: 'price-of-each-mistake',
      title: 'A price for each mistake',
      summary: 'Where the threshold comes from, in rupees.',
      description:
        'How to set a classification threshold from the cost of a miss and a false alarm, with calibrated scores, a worked example and a limit on reviewers’ time.',
      lead: 'A threshold of 0.5 is a default, and one day someone will have to defend it in a meeting.',
      figure: {
        value: '0.06',
        label: 'is the threshold, when a miss costs ₹ 1,410 and a check ₹ 90',
      },
      parts: [
        {
          heading: 'The arithmetic',
          text: [
            'Suppose stopping a sound casting costs ₹ 90, the price of a second inspection, and shipping a cracked one costs ₹ 1,410 in returns. With calibrated scores, stop a piece when its probability of a crack exceeds 90 divided by 90 plus 1,410, which is 0.06. At 0.5 you’d ship pieces with a 45% chance of coming back, to save one inspection each.',
          ],
        },
        {
          heading: 'Calibration comes first',
          text: [
            'The formula only holds if scores are probabilities. Trees and networks are often overconfident, so we fit isotonic regression or Platt scaling on data held out from training, then check the result with a reliability curve and the Brier score. Every release is calibrated again, because calibration moves when prevalence does.',
          ],
        },
        {
          heading: 'When capacity binds',
          text: [
            'Four inspectors can look at 320 cases a day. If the economic threshold flags 500, you can hire people or raise the line, and the cost curve tells you what each is worth. Some costs won’t take a price: a harmed patient, a loan wrongly refused. There the owner sets a floor on recall, or a ceiling on the gap between groups, and we minimise the money inside it. The signature goes under the floor as well.',
          ],
        },
      ],
    },
    {
      slug: 'how-sure-is-a-recall',
      title: 'How sure is 0.92?',
      summary: 'Test sets sized from the claim, and split the way the future will split them.',
      description:
        'Sizing and splitting a test set so that it predicts production: interval estimates for recall, splits by entity and site, minimum group sizes and leaks.',
      lead: 'A result without an interval is a rumour with decimals. How wide it is depends on how many rare cases you tested on, and that’s a purchase.',
      figure: { value: '0.85 to 0.96', label: 'is what a recall of 0.92 means on a hundred cases' },
      parts: [
        {
          heading: 'Cases buy certainty',
          text: [
            'A recall of 0.92 measured on 100 positive cases has a 95% interval of about 0.85 to 0.96. On 1,000 it’s 0.90 to 0.94. So you choose the claim first, and the labelling budget follows. Where a wrong release is costly, the lower end has to clear the bar, and every subgroup you report needs enough positives of its own. Below a hundred we print “too few to say”.',
          ],
        },
        {
          heading: 'Split as the future will',
          text: [
            'The test period comes after the training period, with a gap as long as the labels take to arrive. No patient, machine or household stands on both sides. If a second plant is going to use the model, we hold one plant out whole and report it on its own line, since that’s the figure that travels.',
          ],
        },
        {
          heading: 'Hunting leaks',
          text: [
            'Every feature is rebuilt as it stood at the moment of decision. Any one that reaches an AUC of 0.95 alone is guilty until explained. We’ve met a discharge code typed in after the diagnosis, images whose file names gave away the answer, and a ruler dermatologists lay only beside lesions they already suspect.',
          ],
        },
      ],
    },
    {
      slug: 'an-experiment-as-launch',
      title: 'An experiment instead of a launch',
      summary: 'Random groups, a size worked out in advance, and an outcome operations can feel.',
      description:
        'Launching a model as a randomised trial: assignment by hash, sample size from the effect you need, guardrails, interference between groups, a stop rule.',
      lead: 'Offline results describe a file. Whether the model helps the people using it is a question for an experiment.',
      figure: {
        value: '8,500',
        label: 'cases in each group, to see defects fall from 4.0% to 3.2%',
      },
      parts: [
        {
          heading: 'Who gets it',
          text: [
            'Cases are assigned by a hash of their identifier, so each one stays in its group on every visit. If people would compare notes, we assign whole shifts or branches instead, which costs sample size and is worth it. The group without the model works as before. It’s never a formality, because it shows you what the season would have done on its own.',
          ],
        },
        {
          heading: 'How many',
          text: [
            'To see missed defects fall from 4.0% to 3.2%, with the usual 5% significance and 80% power, takes about 8,500 cases in each group. At 600 a day, that’s a month. We work this out in week one, because a fortnight’s pilot that can’t see the effect will be declared a success by whoever speaks last. You can look early with a sequential design and its stricter limits. Peeking at an ordinary one is how false wins are made.',
          ],
        },
        {
          heading: 'What else could move',
          text: [
            'We name the guardrails in advance: handling time, complaints, the gap between groups of people. If any of them crosses its limit the trial stops, however good the headline looks. You end with a difference and its interval, in rupees a month, and one line saying what we’d do if the money were ours.',
          ],
        },
      ],
    },
    {
      slug: 'watching-for-drift',
      title: 'Watching for drift',
      summary: 'Inputs, scores and outcomes move at different speeds. So should alarms.',
      description:
        'Model monitoring in practice: input drift, score drift and outcome drift, delayed labels, when to retrain on trigger or on schedule, and when to retire.',
      lead: 'The world doesn’t file a change request. A supplier alters a sensor, and your model ages a year overnight.',
      figure: { value: '10', label: 'alarms a day in a still world, with 200 features at 5%' },
      parts: [
        {
          heading: 'Three clocks',
          text: [
            'You can watch inputs hourly: missing rates, ranges, a population stability index per feature. You can watch scores daily: if a model that flags 4% starts flagging 7%, something has happened, labels or no labels. Outcomes arrive last, after days or quarters, and they’re the only ones that prove harm.',
            'Most drift alarms are noise. With 200 features tested at 5%, ten will ring every day in a perfectly still world. So we alarm on the few features that carry the decision, correct for the number of tests, and page a human for score drift only.',
          ],
        },
        {
          heading: 'Retraining',
          text: [
            'Slow worlds can retrain by the calendar. Fast ones need a trigger. Either way the new model passes the same tests as the first, on a fresh locked set, since by now the old one is familiar. Training on outcomes the model itself influenced is a trap: the cases it refused have no label. A small random share, often 1%, gets let through, and what it costs is the price of still being able to see.',
          ],
        },
        {
          heading: 'Retiring',
          text: [
            'Each model has a date by which it has to be defended again. Some are replaced by a rule. That’s a success, and a cheaper one.',
          ],
        },
      ],
    },
    {
      slug: 'the-person-who-signs',
      title: 'The person who signs',
      summary:
        'Human review that changes outcomes, sized in minutes and checked for rubber-stamping.',
      description:
        'Designing human oversight for AI: reviewer capacity, automation bias, planted test cases, the right to overrule, and records an auditor can follow.',
      lead: 'A human in the loop who agrees 99.8% of the time is a very expensive button.',
      figure: { value: '40 h', label: 'of review a day, for 400 flags at six minutes each' },
      parts: [
        {
          heading: 'Sized in minutes',
          text: [
            'If a review takes six minutes and the model flags 400 cases a day, that’s forty hours of work daily. With two people on it, each case gets a glance and the control exists only on paper. We work out the queue before the threshold is set, and you sign the two together.',
          ],
        },
        {
          heading: 'Against automation bias',
          text: [
            'People go along with a confident screen. So for decisions that matter, reviewers record a first view before they see the score. The explanation shows the evidence, such as the image region or the three readings, instead of a bar chart of feature weights. Every week we plant a few known cases, some with a wrong score, and report the share reviewers catch like any other quality figure.',
          ],
        },
        {
          heading: 'A right to overrule',
          text: [
            'Overruling takes one action and one reason. We read the reasons weekly; they’re the best source of new features we know. For high-risk uses, article 14 of the EU AI Act requires oversight by people able to understand, intervene and stop. We keep the record that proves it: model version, threshold, score, reviewer, decision, time. That’s seven columns with the case number, kept for as long as the decision can be contested.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'pecan-model-gate',
    heading: 'One release stayed outside.',
    text: 'Pecan Health’s clinics in Texas triage with a model that has to show a recall of 0.92 before it’s allowed to serve. One candidate, approved by the people who trained it, cleared the bar overall and fell short for one kind of patient. It waited, a clinician looked, and the clinician sided with the gate.',
    figures: [
      { value: '0.92', label: 'recall required of each release' },
      { value: '1', label: 'approved release held back' },
      { value: '14 weeks', label: 'with a team of five' },
    ],
  },
  questionsHeading: 'Before anyone trains anything.',
  questions: [
    {
      question: 'How much data do we need?',
      answer:
        'Count the rare class. Three hundred positive cases support a careful first model on tabular data; thirty support a rule and a plan for collecting more.',
    },
    {
      question: 'Should this be a language model?',
      answer:
        'If the input is text people wrote, possibly. For forty columns of numbers, boosted trees are cheaper by a factor of a thousand, and faster.',
    },
    {
      question: 'What about the EU AI Act?',
      answer:
        'In week one we classify the use. High-risk systems get the risk file, data documentation, logs and oversight measures as we build; writing them afterwards costs about double.',
    },
    {
      question: 'Who owns the weights?',
      answer:
        'You do, along with the training code, the seed and the data snapshot they came from. Your next supplier can reproduce the run.',
    },
  ],
  next: {
    heading: 'Tell us your most expensive mistake.',
    text: 'One sentence, and what it cost. On the first call we work out the threshold it implies, with a pencil, before anyone mentions a model.',
  },
  related: [
    '/services/offerings/data-artificial-intelligence',
    '/services/offerings/generative-ai-solutions',
    '/services/technology/bigdata',
  ],
}
