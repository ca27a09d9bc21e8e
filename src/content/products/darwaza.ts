import type { AiProduct } from './ai-product.ts'

export const darwaza: AiProduct = {
  slug: 'darwaza',
  name: 'Darwaza',
  kind: 'A release gate for models',
  metaTitle: 'Darwaza, a release gate for models | Naksha',
  metaDescription:
    'Darwaza replays your own hard cases against each new model and holds back the one that misses a threshold you signed. Prices, limits and a gate to try.',
  drawing: 'product-darwaza',
  card: {
    title: 'Darwaza',
    text: 'A door between a trained model and the people it will affect. It opens on evidence and otherwise calls somebody.',
    fact: '34 models for six clients stand behind it',
  },
  lead: 'Darwaza means door. Ours stands between the training run and the first real request, asks the new model everything the last one was asked, and stays shut if the answers are worse for anybody who counts.',
  problem: {
    heading: 'Approved on a Thursday, by those who built it',
    text: [
      'A model is usually released because its average went up. Averages hide the small group for which it went down, the twenty cases that were fixed by hand last spring, and the confident wrong answer that nobody thought to look for. The people who could see it have been looking at it for a month.',
      'Software has builds that fail for this. A model is never right on everything, so somebody has to write down beforehand which mistakes are affordable.',
    ],
  },
  how: {
    heading: 'Five checks between training and traffic',
    steps: [
      {
        title: 'Freeze the cases',
        text: 'A few thousand labelled examples, the ugly ones named. Hashes keep them out of training data.',
      },
      {
        title: 'Sign the thresholds',
        text: 'Recall, precision, calibration, latency at the 99th percentile, cost for a thousand requests. Each has an owner.',
      },
      {
        title: 'Compare like with like',
        text: 'Candidate and current model answer the same cases and a month of replayed requests. A paired test says whether the difference is more than noise.',
      },
      {
        title: 'Look at the groups',
        text: 'Every group that you named is judged by itself, with a least number of cases, and its 95% interval stands on the page.',
      },
      {
        title: 'Open, or call',
        text: 'A pass signs the model’s digest, and the deployment admits only signed digests. A miss goes to a named person with the cases that caused it.',
      },
    ],
  },
  refusals: {
    heading: 'What it will not do',
    items: [
      'Release a model with a group too small to judge: it asks for cases.',
      'Let a threshold be moved in the same change as the model.',
      'Accept an override with one signature, or without a reason.',
      'Grade a model by another model alone. Such a judge may sort cases for a reader; it signs nothing.',
    ],
  },
  limits: {
    heading: 'Where it is wrong, and how often',
    text: [
      'Over the last twelve months it ruled on 611 candidates and held 88. On review, 71 of those were rightly held and 17 would have done no harm. Of the 523 it let through, four were rolled back within a month, each because the world had moved: a new form, a new product, a strike.',
      'It knows nothing that your cases do not contain. Drift after release is watched on the whole stream, so far without splitting it by group.',
    ],
  },
  deployment: {
    heading: 'In your account, beside your registry',
    text: 'Two containers and a PostgreSQL database on Kubernetes or a single machine, with no call home. It reads models from MLflow, an OCI registry or a directory, and speaks to pipelines through a command whose exit status is 0 (pass), 1 (held) or 2 (cannot tell).',
  },
  price: {
    heading: 'By the model',
    text: 'Candidates are not counted, since a fee on each would reward trying less often.',
    lines: [
      {
        value: '₹ 60,000 or US$ 700',
        label: 'a model and month, whatever the number of candidates',
      },
      {
        value: '₹ 9 lakh or US$ 10,500',
        label: 'to begin: three weeks, first case set, thresholds signed',
      },
    ],
  },
  questionsHeading: 'Asked before signing',
  questions: [
    {
      question: 'We have no labelled cases. Can we start?',
      answer:
        'Yes, with about 400. Two of your people label for four days with our guide; where they disagree you learn something before any model does.',
    },
    {
      question: 'How long does a run take?',
      answer:
        'For a tabular model minutes. For a language model as long as the answers take: 3,000 cases at two seconds each, sixteen at a time, is just over six minutes.',
    },
    {
      question: 'Who decides when it is held?',
      answer: 'Whoever you named in week one. Darwaza brings the page; it has no opinion.',
    },
  ],
}
