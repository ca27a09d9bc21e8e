import { $isCodeNode } from '@lexical/code-core'
import {
  BOLD_STAR,
  BOLD_UNDERSCORE,
  CODE,
  type ElementTransformer,
  HEADING,
  HIGHLIGHT,
  INLINE_CODE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  LINK,
  ORDERED_LIST,
  QUOTE,
  STRIKETHROUGH,
  type Transformer,
  UNORDERED_LIST,
} from '@lexical/markdown'
import { $createRule, RuleNode } from '../document/rule-node.ts'

const rule: ElementTransformer = {
  dependencies: [RuleNode],
  export: (node) => (node instanceof RuleNode ? '---' : null),
  regExp: /^(---|\*\*\*)\s?$/,
  replace(parent) {
    if ($isCodeNode(parent)) return false
    parent.insertBefore($createRule())
    parent.clear()
    parent.selectStart()
    return undefined
  },
  type: 'element',
}

/** What may be typed as in Markdown. */
export const shortcuts: Transformer[] = [
  rule,
  HEADING,
  QUOTE,
  UNORDERED_LIST,
  ORDERED_LIST,
  CODE,
  INLINE_CODE,
  BOLD_STAR,
  BOLD_UNDERSCORE,
  ITALIC_STAR,
  ITALIC_UNDERSCORE,
  HIGHLIGHT,
  STRIKETHROUGH,
  LINK,
]
