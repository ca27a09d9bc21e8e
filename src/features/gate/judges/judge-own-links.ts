import type { Document, Value } from '../../documents/document-value.ts'
import { kindNamed } from '../../documents/kinds/all-kinds.ts'
import { isOverview } from '../../documents/read/offer.ts'
import { leavesIn } from '../../documents/schema/leaves.ts'
import type { Fault } from './fault.ts'
import { innerTarget } from './inner-target.ts'
import { wrongWithAddress, type LinkGround } from './judge-links.ts'

/** The addresses in the fields of a document, with where each stands. */
export const linksOf = ({ kind, value }: Pick<Document, 'kind' | 'value'>) =>
  leavesIn(kindNamed(kind), value).flatMap(({ is, at, title, said }) =>
    is === 'link' && typeof said === 'string' && said !== '' ? [{ at, title, href: said }] : [],
  )

/**
 * Fields whose address leads nowhere. Pages leave out what has such a link, so that nobody meets it there, and
 * nobody sees why a part is missing. A link to an overview that is empty is back with the first thing on it.
 */
export function judgeOwnLinks(
  draft: Document,
  published: Value | undefined,
  ground: LinkGround,
): { fault: Fault; href: string; isOld: boolean }[] {
  const before = new Set(
    published ? linksOf({ kind: draft.kind, value: published }).map(({ href }) => href) : [],
  )
  return linksOf(draft).flatMap(({ at, title, href }) => {
    const wrong = wrongWithAddress(href, '/', ground)
    if (!wrong || leadsToEmptyOverview(href, ground)) return []
    const fault: Fault = {
      judged: 'link',
      severity: wrong.severity,
      sentence: `The address in ‘${title}’ ${wrong.says}.`,
      about: `${draft.id} ${at} ${href}`,
      field: { kind: draft.kind, id: draft.id, path: at },
    }
    return [{ fault, href, isOld: before.has(href) }]
  })
}

function leadsToEmptyOverview(href: string, { siteUrl, answers }: LinkGround): boolean {
  const path = innerTarget(href.trim(), '/', siteUrl)?.path ?? ''
  return isOverview(path) && answers.get(path)?.isThere === false
}
