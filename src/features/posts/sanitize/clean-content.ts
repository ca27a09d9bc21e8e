import sanitizeHtml from 'sanitize-html'
import { Problem } from '../../../platform/problem.ts'
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
    throw contentProblem(413, `Content is larger than ${mostContentBytes / 1024} kB.`)
}

const contentProblem = (status: number, message: string) =>
  new Problem(status, message, { content: message })

/** Stops at the first element that is too deep: to read on would take longer with each level. */
function refuseDeep(html: string) {
  let depth = 0
  sanitizeHtml(html, {
    allowedTags: [],
    allowedAttributes: {},
    onOpenTag() {
      if (++depth > deepest)
        throw contentProblem(400, `Content is nested deeper than ${deepest} elements.`)
    },
    onCloseTag: () => void depth--,
  })
}
