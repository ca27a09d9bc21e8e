import { plainWords } from '../../../features/documents/rich/rich-words.ts'
import { type Block, richBlock } from '../blocks.ts'
import type { Thing } from '../page-entry.ts'

type Question = { question: string; answer: string }

export const questionBlocks = (heading: string, questions: Question[]): Block[] => [
  { heading },
  ...questions.flatMap(({ question, answer }): Block[] => [
    { heading: question, level: 3 },
    richBlock(answer),
  ]),
]

export const faqPage = (questions: Question[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainWords(answer) },
  })),
})
