import type { CaseStudy } from './case-study.ts'

export const pecanModelGate: CaseStudy = {
  slug: 'pecan-model-gate',
  title: 'The release that had to wait',
  description:
    'A triage model for clinics in Texas got better on average. The gate found the patients it had failed, and kept it out.',
  metaTitle: 'Health case: a gate at recall 0.92 | Naksha',
  metaDescription:
    'Pecan Health sorts patient messages with a model behind a gate at recall 0.92. In month five it held back a release its own team had approved.',
  drawing: 'case-pecan-model-gate',
  client: 'Pecan Health',
  clientType: 'Group of 38 outpatient clinics',
  industry: 'Healthcare and life science',
  services: [
    '/services/technology/ai',
    '/services/offerings/data-artificial-intelligence',
    '/services/technology/devops',
  ],
  problem: {
    heading: 'A queue in order of arrival',
    text: [
      'Pecan’s clinics lie between Lubbock and Laredo. On a working day some 2,100 patients write through the portal: refills, appointments, a rash, a tight chest. Nurses read them in that order. In a flu-season week, a message that deserved an answer within the hour sat unread for a median of three hours and ten minutes.',
      'Pecan’s data team already had a model that put urgent messages on top. It was good, and no one could say how good for whom. Each release was judged by one figure, and by people who had spent a month on it. Dr Lena Ortiz wanted a threshold that didn’t know who had stayed late.',
    ],
  },
  work: {
    heading: 'Thresholds signed before the model is seen',
    text: [
      'We drew the boundary first. The model orders the queue; a nurse still reads every message the same day, and no software writes to a patient. Pecan’s counsel put that into a memorandum in week 2, and a test fails if anyone builds a way round it.',
      'Then came the cases. Two nurses labelled 4,600 past messages without seeing each other’s answers, and a third settled the 317 they differed on. Of those messages, 1,120 are urgent. The set is frozen, and training never sees it. Recall on urgent messages has to reach 0.92, overall and in each of eleven groups by age, language and kind of clinic. At most 18 in 100 routine messages may be called urgent, since a queue in which everything is urgent is the old queue again.',
      'Five months after the handover came release 9. Its recall was 0.941, against 0.933 for the one in use, and the team approved it. The gate didn’t. Of 220 urgent messages in Spanish the new release found 189, a recall of 0.859; the old one had found 204. A new tokeniser had been stripping the accents.',
    ],
    steps: [
      {
        title: 'Boundary and harm',
        weeks: 'Weeks 1–2',
        text: 'What a missed message costs, told by nurses who once answered one too late.',
      },
      {
        title: 'Labelled cases',
        weeks: 'Weeks 2–6',
        text: 'The frozen set, its nine-page labelling guide, and agreement between readers (Cohen’s kappa 0.81) printed on the cover.',
      },
      {
        title: 'Feed',
        weeks: 'Weeks 4–8',
        text: 'Messages read over FHIR R4 by a SMART backend client, inside Pecan’s own cloud account. Identifiers never leave it.',
      },
      {
        title: 'Gate',
        guards: true,
        weeks: 'Weeks 7–11',
        text: 'Candidate and current release are scored side by side, and you get a page of evidence. Overruling it takes two names and a reason.',
      },
      {
        title: 'Shadow and live',
        weeks: 'Weeks 11–14',
        text: 'Two weeks in shadow at four clinics, a tenth of the queue, then all of it.',
      },
    ],
  },
  team: 'Five people: two ML engineers, one data engineer, one back-end engineer, one clinical analyst',
  time: '14 weeks',
  results: [
    {
      value: '0.92',
      label: 'recall, the minimum to pass',
      note: 'Overall and in every group with enough cases to judge.',
    },
    {
      value: '26 min',
      label: 'median wait before a nurse opens an urgent message',
      note: 'From 3 h 10 min, measured over comparable flu-season weeks.',
    },
    {
      value: '1 of 12',
      label: 'approved releases held back by the gate',
      note: 'Since it went live. Corrected, release 9 passed sixteen days later.',
    },
  ],
  technologies: [
    'FHIR R4 and SMART Backend Services',
    'Python and PyTorch',
    'ONNX Runtime',
    'MLflow',
    'PostgreSQL',
    'OpenTelemetry',
  ],
  quotation: {
    text: 'We were proud of that release, and we’d announced a date. What came back was one table, and the row that mattered was in Spanish. It took me a minute to read and a week to stop thinking about.',
    name: 'Dr Lena Ortiz',
    role: 'Clinical lead, Pecan Health',
  },
  lesson:
    'The first version of the gate was too eager. It judged groups with as few as nineteen urgent messages, where two misses make 0.895, and in the weeks before launch it stopped three sound candidates. By the third, people were signing the form to overrule it unread, which is worse than having no gate. We set a floor of one hundred urgent cases per group; below that the gate says it can’t tell and asks for more. False alarms now have a limit of their own, because people who get stopped for nothing learn to walk round.',
}
