import type { AiProduct } from './ai-product.ts'

export const darwaza: AiProduct = {
  slug: 'darwaza',
  name: 'Darwaza',
  kind: 'A release gate for models',
  metaTitle: 'Darwaza, a release gate for models | Naksha',
  metaDescription:
    'Darwaza replays your own hard cases against each new model and holds back the one that misses a threshold you signed. Prices, limits and a gate to try.',
  drawing: 'product-darwaza',
  services: [
    '/services/offerings/data-artificial-intelligence',
    '/services/technology/ai',
    '/services/technology/devops',
  ],
  card: {
    title: 'Darwaza',
    text: 'A door between a trained model and the people it will affect. It opens on evidence. Otherwise it calls someone.',
    fact: '34 models for six clients stand behind it',
  },
  lead: 'Darwaza means door. Ours stands between the training run and the first real request, asks the new model everything the last one was asked, and stays shut if the answers are worse for anyone who counts.',
  problem: {
    heading: 'Approved on a Thursday, by the people who built it',
    text: [
      'Models usually get released because their average went up. Averages hide the small group it went down for, the twenty cases someone fixed by hand last spring, and the confident wrong answer no one thought to look for. The people who could see it have been staring at it for a month.',
      'Software has builds that fail for this. A model is never right about everything, so someone has to write down in advance which mistakes you can afford.',
    ],
  },
  how: {
    heading: 'What happens between training and traffic',
    steps: [
      {
        title: 'Freeze the cases',
        text: 'A few thousand labelled examples, the ugly ones named. Hashes keep them out of training data.',
      },
      {
        title: 'Sign the thresholds',
        text: 'Recall, precision, calibration, latency at the 99th percentile, cost per thousand requests. Each has an owner.',
      },
      {
        title: 'Compare like with like',
        text: 'Candidate and current model answer the same cases and a month of replayed requests. A paired test says whether the difference is more than noise.',
      },
      {
        title: 'Look at the groups',
        text: 'Every group you named is judged by itself, against a minimum number of cases, and its 95% interval is shown.',
      },
      {
        title: 'Open, or call',
        text: 'A pass signs the model’s digest, and the deployment admits only signed digests. A miss goes to a named person with the cases that caused it.',
      },
    ],
  },
  refusals: {
    heading: 'What it won’t do',
    items: [
      'Release a model with a group too small to judge: it asks for cases.',
      'Let you move a threshold in the same change as the model.',
      'Accept an override with one signature, or without a reason.',
      'Grade a model by another model alone. That kind of judge can sort cases for a reader; it signs nothing.',
    ],
  },
  limits: {
    heading: 'Where it is wrong, and how often',
    text: [
      'Over the last twelve months it ruled on 611 candidates and held 88. On review, 71 of those were rightly held and 17 would have done no harm. Of the 523 it let through, four were rolled back within a month, each time because the world had moved: a new form, a new product, a strike.',
      'It knows nothing your cases don’t. After release it watches drift on the whole stream, so far without splitting it by group.',
    ],
  },
  deployment: {
    heading: 'In your account, beside your registry',
    text: 'Two containers and a PostgreSQL database on Kubernetes or a single machine, and it never calls home. It reads models from MLflow, an OCI registry or a directory, and talks to pipelines through a command whose exit status is 0 (pass), 1 (held) or 2 (can’t tell).',
  },
  price: {
    heading: 'Priced per model',
    text: 'We don’t count candidates, since a fee on each would reward trying less often.',
    lines: [
      {
        value: '₹ 60,000 or US$ 700',
        label: 'per model, per month, however many candidates you send it',
      },
      {
        value: '₹ 9 lakh or US$ 10,500',
        label: 'to start: three weeks, first case set, thresholds signed',
      },
    ],
  },
  questionsHeading: 'Before you sign',
  questions: [
    {
      question: 'We have no labelled cases. Can we start?',
      answer:
        'Yes, with about 400. Two of your people label for four days with our guide. Where they disagree, you learn something before any model does.',
    },
    {
      question: 'How long does a run take?',
      answer:
        'Minutes for a tabular model. For a language model, however long the answers take: 3,000 cases at two seconds each, sixteen at a time, is just over six minutes.',
    },
    {
      question: 'Who decides when it’s held?',
      answer: 'Whoever you named in week one. Darwaza brings the page; it doesn’t have an opinion.',
    },
  ],
}
