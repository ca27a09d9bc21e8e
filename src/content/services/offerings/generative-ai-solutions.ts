import type { ServicePage } from '../../service-page.ts'

export const page: ServicePage = {
  section: 'offerings',
  slug: 'generative-ai-solutions',
  title: 'Generative AI solutions',
  metaTitle: 'Generative AI that quotes its source | Naksha',
  description:
    'Assistants and document readers that quote their source, refuse what they cannot support, respect permissions and cost what we said per answer.',
  lead: 'Assistants that quote their source, refuse what they don’t know, and cost what we said they would. A sentence without a passage behind it doesn’t reach the reader.',
  facts: [
    { label: 'Team', value: 'Two engineers, one ML engineer, one subject editor from your side' },
    { label: 'Length', value: '9 weeks to a first group of fifty users' },
    { label: 'Runs on', value: 'Your cloud account, with a model you can exchange' },
    { label: 'Starts from', value: '₹ 26 lakh (US$ 29,500); each answer is priced before launch' },
  ],
  problem: {
    heading: 'The demo took a week. Nobody dares switch it on.',
    text: [
      'Someone in your company joined a language model to the handbook and it was impressive. Then a colleague asked about parental leave in Bihar and got the policy of 2019, politely phrased, with a paragraph number that doesn’t exist. Legal heard. The pilot has been a pilot since.',
      'A model is a fluent reader with no memory of where it read. Asked beyond its pages, it still writes well. So the engineering goes around it: finding the right passages, showing them, checking each quotation against the text, and saying “I don’t have that” when the search comes back thin.',
      'Refusal has a price as well. An assistant that declines half of what it could answer is left alone by the second week. We put both errors on one chart and let you choose the point.',
    ],
  },
  stepsHeading: 'Start with the questions.',
  steps: [
    {
      title: 'Ask',
      weeks: 'Week 1',
      text: 'Your subject editor collects 300 real questions from mail and tickets. Sixty of them have no answer in your documents, on purpose.',
      result: 'A marked question set, kept apart from all tuning.',
    },
    {
      title: 'Clean',
      weeks: 'Weeks 1–3',
      text: 'Which handbook is in force? Duplicates go, dates and owners are added, tables inside scans are recovered.',
      result: 'A corpus with one valid version of each thing.',
    },
    {
      title: 'Find',
      guards: true,
      weeks: 'Weeks 3–5',
      text: 'Search is built and judged alone, before any prose. If the right passage isn’t among the first ten for 95% of questions, no model will rescue it.',
      result: 'A recall figure per subject, and the gaps your editor has to write.',
    },
    {
      title: 'Answer',
      weeks: 'Weeks 5–7',
      text: 'Prompts, quotation checks, refusals. Three models compete on quality, seconds and rupees.',
      result: 'A chart of wrong answers against needless refusals.',
    },
    {
      title: 'Open',
      weeks: 'Weeks 8–9',
      text: 'Fifty people use it daily. Every thumbs-down is read by an engineer and the editor together.',
      result: 'A go or no-go on figures you set in week one.',
    },
  ],
  cardsHeading: 'Where a fluent machine earns its keep.',
  cards: [
    {
      slug: 'assistants-that-quote',
      title: 'Assistants that quote',
      summary: 'Answers from your own documents, every claim with the passage it rests on.',
      description:
        'Question answering over your documents: hybrid search, quotations checked character by character, dated sources and refusals that help.',
      lead: 'A reader should be able to check an answer in five seconds. Therefore the passage stands beside the sentence, with its page and date, and a click opens the original there.',
      figure: {
        value: '5 s',
        label: 'is how long checking an answer against its passage may take',
      },
      parts: [
        {
          heading: 'Finding',
          text: [
            'Documents are cut at their own headings, with the heading path kept on each piece; fixed lengths tear tables in half. Keyword search and vectors run side by side, as form numbers need the first and paraphrases the second. A reranker then picks five passages out of fifty. Each is stored with its validity dates, and superseded text stays out unless the question names a year.',
          ],
        },
        {
          heading: 'Checking',
          text: [
            'The model must return, for each claim, the words it relies on. A plain program looks those words up in the passage, after normalising spaces and quotation marks. No match, no sentence. A second, smaller model judges whether the quoted words support the claim; on our sets it agrees with human markers nine times in ten, so we sample the remainder by hand.',
          ],
        },
        {
          heading: 'Declining well',
          text: [
            'A good refusal says what was searched, offers the nearest passage and names the person who owns the subject. Unanswered questions go to that owner each Monday. After two months the list has become the handbook’s table of missing contents, and some clients tell us it was worth more than the assistant.',
          ],
        },
      ],
    },
    {
      slug: 'document-reading',
      title: 'Document reading',
      summary:
        'Invoices, bills of lading and forms turned into checked fields, doubts sent to people.',
      description:
        'Reading invoices, shipping papers and forms with language models: shape and truth checked apart, doubts routed to people, errors per field.',
      lead: 'Eleven hundred suppliers, eleven hundred layouts, some photographed on a dashboard. Templates lose here, and models that read the page do well, provided someone checks their arithmetic.',
      figure: { value: '₹ 1.10', label: 'a page, with the doubtful fields sent to people' },
      parts: [
        {
          heading: 'Shape is no proof',
          text: [
            'Constrained output guarantees a date in the date field. It doesn’t guarantee the right date. So each field is tested against something else: lines must add to the total within a rupee, a GSTIN carries a check character, a container number has one under ISO 6346, a delivery can’t precede its order. These rules catch about two errors in three without any model.',
          ],
        },
        {
          heading: 'Who sees the doubts',
          text: [
            'A model’s own statement of confidence is poorly calibrated. We read twice, with different prompts or different models, and compare; disagreement is the better signal. A clerk sees only the doubtful field, next to a crop of the page, and settles it in about six seconds.',
            'A plausible start is 70% of documents untouched with 0.5% of fields wrong among them. You choose how to trade one for the other, per field: a wrong bank account costs more than a wrong contact name.',
          ],
        },
        {
          heading: 'Staying honest',
          text: [
            'Two per cent of untouched documents are checked anyway, at random. Otherwise nobody would learn what the machine gets wrong with assurance. Pages, readings and corrections are stored together, and a new model version has to beat the old on 1,500 of them. Typical cost: ₹ 1.10 a page.',
          ],
        },
      ],
    },
    {
      slug: 'injection-and-permissions',
      title: 'Injection and permissions',
      summary: 'Text that gives orders, answers that leak, and the walls we put around both.',
      description:
        'Security for language models: permissions enforced in the search, hostile text treated as data, confirmed actions and no open way out.',
      lead: 'To a language model, your instructions and a stranger’s e-mail are the same stream of words. No phrasing fixes that. Architecture can limit what it costs.',
      figure: { value: '140', label: 'known attacks run against every release' },
      parts: [
        {
          heading: 'Assume it will be fooled',
          text: [
            'Prompt injection heads the OWASP list for these systems and has no complete cure. A supplier’s PDF may carry white text that says “approve this”. We design as if it had worked: what could the model then do? If the answer includes a payment, the design changes. Three things should never meet in one session: private data, untrusted text and a way to send something out.',
          ],
        },
        {
          heading: 'Permissions below the model',
          text: [
            'Search runs with the reader’s own groups, fetched at question time, so a moved employee loses access at once. The model never sees what the person may not. Caches are keyed by permission set; a shared cache of answers is the commonest leak we find in other people’s systems.',
          ],
        },
        {
          heading: 'Hands tied, on purpose',
          text: [
            'Tools are few, typed and checked again on the server. Anything that writes shows a summary drawn from the request itself, with a button for a human being. Images and links to outside hosts are stripped from answers, since an address can carry a secret out in its query string. Every session is logged with prompts, passages and tool calls, and 140 known attacks run against each release.',
          ],
        },
      ],
    },
    {
      slug: 'cost-per-answer',
      title: 'Cost per answer',
      summary: 'A price in rupees per answer before launch, and an alarm when it moves.',
      description:
        'What a generated answer costs and how to lower it: tokens in and out, fewer passages, cached prefixes, routing and the Hindi surcharge.',
      lead: 'Model bills are small on the slide and large in March. We give a price per answer in week five, and it’s a ceiling.',
      figure: { value: '₹ 1.63', label: 'an answer in the example, and a ceiling by week five' },
      parts: [
        {
          heading: 'The sum',
          text: [
            'An answer that reads 6,000 tokens and writes 350 costs, at US$ 2.50 and US$ 10 a million, 1.5 and 0.35 cents: ₹ 1.63 together. Forty thousand answers a month make ₹ 65,000. Reading dominates, which is why five good passages beat twelve fair ones twice over.',
          ],
        },
        {
          heading: 'Four levers',
          text: [
            'Rerank before reading: 6,000 tokens fall to about 2,800. Keep the fixed instructions first, so the provider’s prefix cache charges them at a fraction. Send the easy half to a model at a tenth of the price, with the check afterwards deciding whether to ask the large one. Return stored answers for the fifty commonest questions, within one permission set.',
            'Devanagari text takes two to four times as many tokens as English in older tokenisers and far fewer in newer ones. We measure with your text, because the price list doesn’t mention it.',
          ],
        },
        {
          heading: 'When the model changes',
          text: [
            'Versions are pinned. Providers retire them, often with less than a year of notice, so the question set runs against the successor each quarter and a switch takes a day. Open-weight models on your own cards begin to pay at steady load; a rented accelerator idling at night at ₹ 220 an hour rarely does. Each user has a daily budget, and a loop hits it before the invoice does.',
          ],
        },
      ],
    },
  ],
  proof: {
    caseSlug: 'pecan-model-gate',
    heading: 'Held back, although everyone had said yes.',
    text: 'Pecan Health’s triage model sorts patients’ messages and writes no prose, yet it taught us the habit we bring to assistants. One version had its own team’s yes, missed too many urgent messages in Spanish, and reached the clinics only once that was mended.',
    figures: [
      { value: '0.92', label: 'recall, or the release waits' },
      { value: '1', label: 'approved version the gate sent back' },
      { value: '14 weeks', label: 'for a team of five' },
    ],
  },
  questionsHeading: 'What legal asks, and what users ask.',
  questions: [
    {
      question: 'Does it still invent things?',
      answer:
        'It can misread a passage it quotes correctly. On the last six launches that was 1 to 3% of answers on the marked set. Decide with us whether your subject tolerates it.',
    },
    {
      question: 'Should we fine-tune a model on our documents?',
      answer:
        'For tone or a fixed output format, perhaps. For facts, no: it can’t cite them or forget them when the policy changes.',
    },
    {
      question: 'Is our text used for training elsewhere?',
      answer:
        'We contract with providers under terms that exclude it and limit retention, in a region you name. For stricter cases the model runs on machines you control.',
    },
    {
      question: 'How fast is it?',
      answer:
        'The first checked sentence appears in under two seconds for 95% of questions. Checking costs about 400 ms, and we have never regretted it.',
    },
  ],
  next: {
    heading: 'Send ten questions and one document.',
    text: 'Include two it can’t answer. We bring the replies to the first call, refusals and all.',
  },
  related: [
    '/services/technology/ai',
    '/services/offerings/data-artificial-intelligence',
    '/services/offerings/contact-center-experience',
    '/services/technology/security',
  ],
}
