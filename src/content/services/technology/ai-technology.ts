import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'technology',
  slug: 'ai',
  title: 'AI',
  metaTitle: 'AI with a signed threshold | Naksha',
  description:
    'Machine learning built from the cost of each mistake: tests split by time, calibrated scores, a real trial, drift watch and a person who answers for it.',
  lead: 'A model in use is a decision with a threshold. We put a price on a miss and on a false alarm before training starts, and a named person signs the line between them.',
  facts: [
    { label: 'Team', value: '2 ML engineers, 1 data engineer, 1 domain analyst' },
    { label: 'Length', value: '14 weeks to a signed threshold' },
    { label: 'Runs on', value: 'Your account, or one GPU in your rack' },
    { label: 'Starts from', value: '₹ 44 lakh (US$ 50,000)' },
  ],
  problem: {
    heading: 'Accuracy 97%, and nobody uses it.',
    text: [
      'If three cases in a hundred are the ones you are looking for, a model that always says no is 97% accurate. The pilot report leads with that figure and the operations floor goes on as before. If that floor is yours, in claims, triage, quality control, credit or maintenance, you were right to ignore it.',
      'The second common fault is a queue that nobody sized. The model flags more cases than the people behind it can open, so they learn to press Approve at the speed of the list. On the chart there is human oversight. On the floor there is a wrist.',
      'Both faults have one cure, which is to begin at the decision. What happens to a flagged case? Who looks, for how long, at what cost? What does one miss cost, in rupees or in harm? If those questions have no answer, a better model cannot help, and we say so in the first week.',
    ],
  },
  stepsHeading: 'From a price list to a signature.',
  steps: [
    {
      title: 'Price the errors',
      weeks: 'Week 1',
      text: 'We sit with the people who decide today and write down what each kind of mistake costs and how many cases they can review in a shift.',
      result: 'A one-page cost table, agreed by operations and finance.',
    },
    {
      title: 'Settle the test',
      weeks: 'Weeks 2–3',
      text: 'Split by time and by entity, labelled twice. Where two experts agree with a kappa under 0.6, the labelling guide is rewritten first.',
      result: 'A frozen test set, large enough for the claim you want to make.',
    },
    {
      title: 'Beat something simple',
      weeks: 'Weeks 4–5',
      text: 'The rule your staff use today and a logistic regression set the bar. In one project out of five they are good enough to ship.',
      result: 'A baseline with its cost per thousand cases.',
    },
    {
      title: 'Train and calibrate',
      weeks: 'Weeks 6–9',
      text: 'Gradient-boosted trees for tables, a fine-tuned network for images or sound, a language model where the input is language. A score of 0.3 must mean three in ten.',
      result: 'A model, its reliability curve and its results for each subgroup.',
    },
    {
      title: 'Run it in the shadow',
      weeks: 'Weeks 10–12',
      text: 'It scores live cases, and no one sees the score. We compare afterwards with what people decided.',
      result: 'Three weeks of evidence on this month’s data.',
    },
    {
      title: 'Sign and switch on',
      weeks: 'Weeks 13–14',
      text: 'The owner picks the threshold from the cost curve and signs it. A tenth of the cases first.',
      result: 'A live model, with its predecessor one command away.',
    },
  ],
  cardsHeading: 'Five parts of a decision.',
  cards: [
    {
      slug: 'price-of-each-mistake',
      title: 'A price for each mistake',
      summary: 'Where the threshold comes from, in rupees.',
      description:
        'How to set a classification threshold from the cost of a miss and a false alarm, with calibrated scores, a worked example and a limit on reviewers’ time.',
      lead: 'A threshold of 0.5 is a default, and somebody will have to defend it in a meeting.',
      parts: [
        {
          heading: 'The arithmetic',
          text: [
            'Suppose stopping a sound casting costs ₹ 90, the price of a second inspection, and shipping a cracked one costs ₹ 1,410 in returns. With calibrated scores, stop a piece when its probability of a crack exceeds 90 divided by 90 plus 1,410, which is 0.06. At 0.5 you would ship pieces with a 45% chance of coming back, to save one inspection each.',
          ],
        },
        {
          heading: 'Calibration comes first',
          text: [
            'The formula holds only if scores are probabilities. Trees and networks are often overconfident, so we fit isotonic regression or Platt scaling on data held out from training, and check the result with a reliability curve and the Brier score. Calibration is redone for every release, since it moves when prevalence does.',
          ],
        },
        {
          heading: 'When capacity binds',
          text: [
            'Four inspectors can look at 320 cases a day. If the economic threshold flags 500, you can hire or raise the line, and the cost curve says what each option is worth. Some costs refuse a price: a harmed patient, a wrongly refused loan. There the owner sets a floor on recall, or a ceiling on the gap between groups, and the money is minimised inside it. The signature goes under the floor as well.',
          ],
        },
      ],
    },
    {
      slug: 'how-sure-is-a-recall',
      title: 'How sure is 0.92?',
      summary: 'Test sets sized from the claim, split the way the future will split them.',
      description:
        'Sizing and splitting a test set so that it predicts production: interval estimates for recall, splits by entity and site, least group sizes, leak hunting.',
      lead: 'A result without an interval is a rumour with decimals. The width follows from how many rare cases you tested on, and that is a purchase.',
      parts: [
        {
          heading: 'Cases buy certainty',
          text: [
            'A recall of 0.92 measured on 100 positive cases has a 95% interval of about 0.85 to 0.96. On 1,000 it is 0.90 to 0.94. So the claim is chosen first, and the labelling budget follows from it. Where a wrong release is costly, the lower end has to clear the bar, and every subgroup you report needs enough positives of its own. Below a hundred we print “too few to say”.',
          ],
        },
        {
          heading: 'Split as the future will',
          text: [
            'The test period lies after the training period, with a gap as long as labels take to arrive. No patient, machine or household stands on both sides. If a second plant will use the model, one plant is held out whole and reported on its own line, since that is the figure which travels.',
          ],
        },
        {
          heading: 'Hunting leaks',
          text: [
            'Every feature is rebuilt as it stood at the moment of decision. One that reaches an AUC of 0.95 alone is guilty until explained. We have met a discharge code typed in after the diagnosis, images whose file names gave the answer, and a ruler that dermatologists lay only beside lesions they already suspect.',
          ],
        },
      ],
    },
    {
      slug: 'an-experiment-as-launch',
      title: 'An experiment instead of a launch',
      summary: 'Random groups, a size worked out beforehand, and an outcome that operations feels.',
      description:
        'Launching a model as a randomised trial: assignment by hash, sample size from the effect you need, guardrails, interference between groups, a stop rule.',
      lead: 'Offline results describe a file. Whether the model helps the people who use it is a question for an experiment.',
      parts: [
        {
          heading: 'Who gets it',
          text: [
            'Cases are assigned by a hash of their identifier, so each one stays in its group on every visit. If people would compare notes, whole shifts or branches are assigned instead, which costs sample size and is worth it. The group without the model works as before and is never treated as a formality, because it shows what the season alone would have done.',
          ],
        },
        {
          heading: 'How many',
          text: [
            'To see missed defects fall from 4.0% to 3.2%, with the usual 5% significance and 80% power, takes about 8,500 cases in each group. At 600 a day that is a month. We work this out in week one, since a fortnight’s pilot that cannot see the effect will be declared a success by whoever speaks last. Looking early is allowed with a sequential design and its stricter limits. Peeking at an ordinary one is how false wins are made.',
          ],
        },
        {
          heading: 'What else may move',
          text: [
            'Guardrails are named beforehand: handling time, complaints, the gap between groups of people. One of them past its limit stops the trial, however good the headline looks. At the end there is a difference with an interval, in rupees a month, and one line saying what we would do if the money were ours.',
          ],
        },
      ],
    },
    {
      slug: 'watching-for-drift',
      title: 'Watching for drift',
      summary: 'Inputs, scores and outcomes move at different speeds. Alarms should, too.',
      description:
        'Model monitoring in practice: input drift, score drift and outcome drift, delayed labels, when to retrain on trigger or on schedule, and when to retire.',
      lead: 'The world does not file a change request. A supplier alters a sensor and your model ages a year overnight.',
      parts: [
        {
          heading: 'Three clocks',
          text: [
            'Inputs can be watched hourly: missing rates, ranges, a population stability index per feature. Scores can be watched daily: if a model that flags 4% flags 7%, something happened even before labels exist. Outcomes arrive last, after days or quarters, and they are the only ones that prove harm.',
            'Most drift alarms are noise. With 200 features tested at 5%, ten will ring every day in a perfectly still world. We alarm on a few features that carry the decision, correct for the number of tests, and page a human for score drift only.',
          ],
        },
        {
          heading: 'Retraining',
          text: [
            'A calendar is fine for slow worlds. A trigger suits fast ones. Either way the new model passes the same tests as the first, on a fresh locked set, since the old one is by now familiar. Training on outcomes the model itself influenced is a trap: cases it refused have no label. A small random share, often 1%, is let through and paid for as the cost of still being able to see.',
          ],
        },
        {
          heading: 'Retiring',
          text: [
            'Each model has a date after which it must be defended again. Some are replaced by a rule. That is a success, and a cheaper one.',
          ],
        },
      ],
    },
    {
      slug: 'the-person-who-signs',
      title: 'The person who signs',
      summary:
        'Human review that changes outcomes, sized in minutes and checked for rubber stamps.',
      description:
        'Designing human oversight for AI: reviewer capacity, automation bias, planted test cases, the right to overrule, and records an auditor can follow.',
      lead: 'A human in the loop who agrees 99.8% of the time is a very expensive button.',
      parts: [
        {
          heading: 'Sized in minutes',
          text: [
            'If a review takes six minutes and the model flags 400 cases a day, that is forty hours of work daily. With two people assigned, each case gets a glance, and the control exists on paper only. We compute the queue before the threshold is set, and the two are signed together.',
          ],
        },
        {
          heading: 'Against automation bias',
          text: [
            'People follow a confident screen. So for decisions that matter the reviewer records a first view before the score appears. The explanation shows the evidence, such as the image region or the three readings, instead of a bar chart of feature weights. A few known cases are planted each week, some with a wrong score, and the share that reviewers catch is reported like any other quality figure.',
          ],
        },
        {
          heading: 'A right to overrule',
          text: [
            'Overruling takes one action and one reason. Reasons are read weekly; they are the best source of new features we know. For high-risk uses, article 14 of the EU AI Act requires oversight by people able to understand, intervene and stop. We keep the record that shows it: model version, threshold, score, reviewer, decision, time. Seven columns including the case number, kept as long as the decision can be contested.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'pecan-model-gate',
    heading: 'One release stayed outside.',
    text: 'Pecan Health’s clinics in Texas triage with a model that must show a recall of 0.92 before it may serve. One candidate, approved by the people who trained it, cleared the bar overall and fell short for one kind of patient. It waited, a clinician looked, and the clinician agreed with the gate.',
    figures: [
      { value: '0.92', label: 'recall required of each release' },
      { value: '1', label: 'approved release held back' },
      { value: '14 weeks', label: 'with a team of five' },
    ],
  },
  questionsHeading: 'Asked before anyone trains anything.',
  questions: [
    {
      question: 'How much data do we need?',
      answer:
        'Count the rare class. Three hundred positive cases support a careful first model on tabular data; thirty support a rule and a plan for collecting more.',
    },
    {
      question: 'Should this be a language model?',
      answer:
        'If the input is text written by people, possibly. For forty columns of numbers, boosted trees are cheaper by a factor of a thousand, and faster.',
    },
    {
      question: 'What about the EU AI Act?',
      answer:
        'Week one classifies the use. High-risk systems get the risk file, data documentation, logs and oversight measures as we build; writing them afterwards costs about double.',
    },
    {
      question: 'Who owns the weights?',
      answer:
        'You do, with the training code, the seed and the data snapshot they came from. Your next supplier can reproduce the run.',
    },
  ],
  next: {
    heading: 'Tell us your most expensive mistake.',
    text: 'One sentence, with its cost. On the first call we work out the threshold it implies, with a pencil, before discussing any model.',
  },
  related: [
    '/services/offerings/data-artificial-intelligence',
    '/services/offerings/generative-ai-solutions',
    '/services/technology/bigdata',
  ],
}
