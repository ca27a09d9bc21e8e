import { withoutMarks } from '../../../../features/documents/marks/marks.ts'
import { type RichRun, runsOfTree } from '../../../../features/documents/rich/rich-runs.ts'
import type { Mark } from '../../../../features/documents/rich/rich-words.ts'

/** What another program put into the clipboard, or a page that is edited. */
export type Pasted = { html: string; words: string }

export const pastedFrom = (data: DataTransfer | null | undefined): Pasted => ({
  html: withoutMarks(data?.getData('text/html') ?? ''),
  words: withoutMarks(data?.getData('text/plain') ?? ''),
})

type Cleaning = {
  cleanPaste: typeof import('../../write/editor/paste/clean-paste.ts').cleanPaste
  treeFromSource: typeof import('../../write/editor/paste/html-from-source.ts').treeFromSource
}

let cleaning: Cleaning | undefined

/** The sanitizer of posts, the only one that the policy allows. */
export async function loadCleaning() {
  const [{ cleanPaste }, { treeFromSource }] = await Promise.all([
    import('../../write/editor/paste/clean-paste.ts'),
    import('../../write/editor/paste/html-from-source.ts'),
  ])
  cleaning = { cleanPaste, treeFromSource }
}

/** Whether it can be read at once. */
export const isReadable = ({ html }: Pasted) => html.trim() === '' || cleaning !== undefined

/** Once it can be read, or never will be. */
export const readable = async (pasted: Pasted) =>
  isReadable(pasted) ? undefined : loadCleaning().catch(() => {})

/** Its paragraphs with the marks that are allowed; plain words where what cleans the others did not come. */
export function pastedRuns({ html, words }: Pasted, marks: readonly Mark[]): RichRun[][] {
  const all =
    html.trim() === '' || !cleaning
      ? words.split(/\n\s*\n/).map((text) => [{ text: text.replace(/\s+/g, ' '), marks: [] }])
      : runsOfTree(cleaning.cleanPaste(html, cleaning.treeFromSource), marks)
  // Word parts paragraphs by such as have a blank alone.
  const said = all.filter((runs) => runs.some(({ text }) => text.trim() !== ''))
  return said.length > 0 ? said : all
}

const plainRuns = (words: string): RichRun[][] =>
  words.split(/\n{2,}/).map((text) => [{ text, marks: [] }])

/** The last paragraph of some goes on with the first of others. */
const joined = (some: RichRun[][], others: RichRun[][]): RichRun[][] => [
  ...some.slice(0, -1),
  [...(some.at(-1) ?? []), ...(others[0] ?? [])],
  ...others.slice(1),
]

/** What is pasted between words. */
export const pastedBetween = (before: string, pasted: RichRun[][], after: string) =>
  joined(joined(plainRuns(before), pasted), plainRuns(after))
