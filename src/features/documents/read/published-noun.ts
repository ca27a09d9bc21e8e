import type { Noun } from '../../../platform/db/tables.ts'
import type { KindName } from '../kinds/all-kinds.ts'

declare module '../../../platform/db/tables.ts' {
  interface NounParts {
    documents: KindName
  }
}

/** What visitors see of a kind: pages say that they read it, and only what they see of it drops them. */
export const publishedNoun = (kind: KindName): Noun => `documents:${kind}`

export const isPublishedNoun = (noun: Noun) => noun.startsWith('documents:')
