import { treeOf } from '../../posts/render/post-tree.ts'
import { sanitizePost } from '../../posts/sanitize/sanitize-post.ts'
import { richValue, runsOfTree } from './rich-runs.ts'
import { isRich, type Mark } from './rich-words.ts'

export type RichNote = { is: 'rich'; marks: readonly Mark[]; isOneParagraph?: boolean }

/** Rich text as it is kept: what posts may have, and of that the marks of its field alone. */
export function sanitizeRich(value: string, { marks, isOneParagraph }: RichNote): string {
  if (!isRich(value)) return value.trim()
  return richValue(runsOfTree(treeOf(sanitizePost(value)), marks), isOneParagraph)
}
