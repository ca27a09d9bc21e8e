import type { Documents } from '../../../features/documents/read/documents.ts'
import { markdownOf, textOf, type Block } from '../blocks.ts'
import type { PageEntry } from '../page-entry.ts'

type Words = Pick<PageEntry, 'metaTitle' | 'description'> & { blocks: Block[] }

const wordsOf = ({ company }: Documents): Record<string, Words> => ({
  '/insights': {
    metaTitle: `Insights | ${company.name}`,
    description: `The blog of ${company.name}. Nothing has been published in it yet.`,
    blocks: [{ text: 'Nothing has been published here yet.' }],
  },
  '/blog-posting-by-lexical': {
    metaTitle: `Every post on one page | ${company.name}`,
    description: `The blog of ${company.name} in full. Nothing has been published in it yet.`,
    blocks: [{ text: 'Nothing has been published here yet.' }],
  },
})

const firstSentence = (text: string | undefined) =>
  text && (/^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text)

/** A page whose list is empty says nothing of what would be in it. */
export function withEmptyList(entry: PageEntry, documents: Documents): PageEntry {
  if (entry.path === '/careers')
    return { ...entry, description: firstSentence(documents.careersPage.subtitle) ?? entry.title }
  const said = wordsOf(documents)[entry.path]
  if (!said) return entry
  const { metaTitle, description, blocks } = said
  return {
    ...entry,
    metaTitle,
    description,
    text: textOf(blocks),
    markdown: () => markdownOf(entry.title, blocks),
  }
}
