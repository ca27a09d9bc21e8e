import type { Block } from './blocks.ts'
import type { Absolute, Crumb, PageEntry, Thing } from './page-entry.ts'

/** An entry before its words are dated and written out; `sources/` makes them from the content. */
export type PageDraft = Omit<
  PageEntry,
  'lastModified' | 'sheet' | 'revision' | 'text' | 'markdown' | 'things'
> & {
  blocks: Block[]
  things: (absolute: Absolute, lastModified: string) => Thing[]
  /** Where the content itself says when it changed. */
  changedOn?: string
}

export const homeCrumb: Crumb = { label: 'Home', path: '/' }
