import type { z } from 'zod'
import { noSuchField } from '../../../platform/http/read-fields.ts'
import { isShowable } from '../../../platform/words/is-showable.ts'
import type { Kind } from './kind.ts'
import { isNote } from './link-shapes.ts'
import { leavesIn } from './leaves.ts'
import { withLists } from './with-lists.ts'

type Judged = {
  /** By the path of the field, such as `contacts.phone`: what no draft may hold. */
  wrong: Record<string, string>
  /** Of it, what cannot even be kept while one is still at it: another shape, a field that isn't there. */
  unfit: Record<string, string>
  /** What is still to be filled in before visitors may see it. */
  missing: Record<string, string>
}

function isMissing(issue: z.core.$ZodIssue & { input?: unknown }) {
  if (issue.code === 'custom') return issue.params?.missing === true
  if (issue.code === 'too_small') return issue.origin !== 'number'
  return isAbsent(issue)
}

/** A choice that nobody has made is no wrong one. */
const isAbsent = ({ code, input }: z.core.$ZodIssue & { input?: unknown }) =>
  (code === 'invalid_type' || code === 'invalid_value') && input === undefined

/** An item of a list that nobody has chosen yet says so with no words: there is no other place for it. */
const isUnchosen = ({ code, input }: z.core.$ZodIssue & { input?: unknown }) =>
  code === 'invalid_format' && input === ''

const isUnfit = (issue: z.core.$ZodIssue) =>
  ['invalid_type', 'invalid_value', 'invalid_union'].includes(issue.code) ||
  (issue.code === 'custom' && issue.params?.unfit === true)

const sentence = (issue: z.core.$ZodIssue, at: string) =>
  isAbsent(issue) || isUnchosen(issue)
    ? `${issue.message.replace(/ (must|is not) .*$/, '')} is missing.`
    : issue.message || `${at} is not what it should be.`

/** Without a prototype: a field could be named `__proto__`. */
const byField = () => Object.create(null) as Record<string, string>

/** What is no object is judged as it is. */
const asRead = (kind: Kind, value: unknown) =>
  typeof value === 'object' && value !== null ? withLists(kind, value) : value

/** A draft may lack any field, but every field it has must be valid. */
export function judgeValue(kind: Kind, value: unknown): Judged {
  const judged: Judged = { wrong: byField(), unfit: byField(), missing: byField() }
  const { error } = kind.schema.safeParse(asRead(kind, value), { reportInput: true })
  for (const issue of error?.issues ?? []) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const field = [...issue.path, key].join('.')
        judged.wrong[field] = judged.unfit[field] = noSuchField(key)
      }
      continue
    }
    const at = issue.path.join('.')
    const list = isMissing(issue) && at !== '' ? judged.missing : judged.wrong
    list[at] ??= sentence(issue, at)
    if (list === judged.wrong && isUnfit(issue)) judged.unfit[at] ??= sentence(issue, at)
  }
  for (const { at, title, said } of leavesIn(kind, value)) {
    if (typeof said !== 'string') continue
    // A note is longer than what belongs there, and no mail address or number either: it's still to be filled in.
    if (isNote(said) && at in judged.missing && !(at in judged.unfit)) delete judged.wrong[at]
    if (!isShowable(said))
      judged.wrong[at] = judged.unfit[at] = `${title} contains a character that cannot be shown.`
  }
  return judged
}
