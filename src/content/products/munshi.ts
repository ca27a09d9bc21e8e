import type { AiProduct } from './ai-product.ts'

export const munshi: AiProduct = {
  slug: 'munshi',
  name: 'Munshi',
  kind: 'A document reader for freight and trade papers',
  metaTitle: 'Munshi reads freight and trade papers | Naksha',
  metaDescription:
    'Munshi reads bills of lading, invoices and packing lists, points at the line each value came from, and refuses where the paper contradicts itself.',
  drawing: 'product-munshi',
  services: [
    '/services/offerings/generative-ai-solutions',
    '/services/industries/Import-Export-Manufacturing',
  ],
  card: {
    title: 'Munshi',
    text: 'A clerk for bills of lading, invoices and packing lists, who keeps a finger on the line and admits what’s illegible.',
    fact: '9,400 shipments read in its first trial year',
  },
  lead: 'A munshi was the clerk who read and wrote for the whole office. Ours reads a shipment’s papers, shows you the exact characters each value came from, and leaves a field empty when the page doesn’t settle it.',
  problem: {
    heading: 'Six papers, one container, two weights',
    text: [
      'A container of tea leaves Kolkata with a transport document, an invoice, a packing list, a certificate of origin, a phytosanitary certificate and the shipping bill. Someone types the same thirty-odd values into a forwarder’s system, a customs entry and a bank’s form. At twelve minutes a file, that’s quick; it’s the one mistyped value in ninety that costs you demurrage.',
      'Ordinary readers made this faster, and in one way worse: they return a weight for every page, smudged or not, and the wrong one looks just as tidy as the right one.',
    ],
  },
  how: {
    heading: 'How a page becomes a record',
    steps: [
      {
        title: 'Straighten and read',
        text: 'Scans, photos from a dock, PDFs. A figure keeps its column.',
      },
      {
        title: 'Propose',
        text: 'A language model names the span for each field. It can only point. A value that isn’t on the page can’t be entered.',
      },
      {
        title: 'Normalise',
        text: 'Plain code turns the span into a date, a weight in kilograms, a UN/LOCODE. No model touches this step.',
      },
      {
        title: 'Contradict',
        text: 'Container numbers against their ISO 6346 check digit, sums against lines, HS codes against the tariff, each paper against the others.',
      },
      {
        title: 'Hand over',
        text: 'JSON or EDIFACT IFTMIN, every value with page, line, columns and how often readings like it have been right.',
      },
    ],
  },
  refusals: {
    heading: 'Fields it leaves empty',
    items: [
      'A weight, when two places on the papers give two weights.',
      'A date you can read in two orders when nothing else on the page settles it.',
      'The name behind a signature. It tells you there is one, and where.',
      'A tariff code the paper doesn’t carry. Classification is a customs broker’s liability.',
    ],
  },
  limits: {
    heading: 'How often it’s wrong',
    text: [
      'In a year’s trial with a forwarder in Mundra it read 9,400 shipments. It refused 7 fields in 100. Of the ones it gave, 4 in 1,000 were wrong, which we found by typing every twentieth file a second time. Handwriting makes both figures worse: 31 refused in 100, and 11 wrong in 1,000.',
      'It reads Latin and Devanagari script, and Chinese on printed forms only. It sends back faxes of faxes unread.',
    ],
  },
  deployment: {
    heading: 'Where the papers stay',
    text: 'On a machine of yours with one 24 GB graphics card, which reads some 1,200 pages an hour, or in our region in Mumbai. Either way we delete pages after thirty days, or at once if you say so, and one customer’s papers never train another’s model.',
  },
  price: {
    heading: 'Priced per page that was any use',
    text: 'If more than half a page’s fields were refused, the page is free.',
    lines: [
      { value: '₹ 9 or US$ 0.11', label: 'per page, from 5,000 pages a month' },
      { value: '₹ 5.50 or US$ 0.065', label: 'per page above 100,000' },
      {
        value: '₹ 4.5 lakh or US$ 5,200',
        label: 'for a paper it’s never seen, with 300 of them checked by hand',
      },
    ],
  },
  questionsHeading: 'At the loading bay',
  questions: [
    {
      question: 'What do we do with an empty field?',
      answer:
        'A person sees the two places side by side and presses 1 or 2, or types. The median is nine seconds. The choice is kept, with a name.',
    },
    {
      question: 'Does it make an electronic bill of lading?',
      answer:
        'No. Title passes under the law that governs the document and the platform that holds it. Munshi reads what’s there.',
    },
    {
      question: 'Can we see where an old entry came from?',
      answer:
        'Line and columns stay as long as the record does. The picture of the page stays as long as you choose.',
    },
  ],
}
