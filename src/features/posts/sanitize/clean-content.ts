import sanitizeHtml from 'sanitize-html'
import { fieldProblem } from '../../../platform/problem.ts'
import { postRefusals } from '../post-refusals.ts'
import { mostContentBytes } from '../post-schema.ts'
import { sanitizePost } from './sanitize-post.ts'

const deepest = 100

/** The content as it is stored, or a refusal of what is too large or too deep to be a post. */
export function cleanContent(given: string): string {
  refuseLarge(given)
  refuseDeep(given)
  const content = sanitizePost(given)
  refuseLarge(content)
  return content
}

export function refuseLarge(html: string) {
  if (Buffer.byteLength(html) > mostContentBytes)
    throw fieldProblem('content', postRefusals['content-too-large'])
}

/** Stops at the first element that is too deep: to read on would take longer with each level. */
function refuseDeep(html: string) {
  let depth = 0
  sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    onOpenTag() {
      if (++depth > deepest) throw fieldProblem('content', postRefusals['content-too-deep'])
    },
    onCloseTag: () => void depth--,
  })
}
