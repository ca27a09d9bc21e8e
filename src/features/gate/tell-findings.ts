import { createHash } from 'node:crypto'
import type { Finding } from './finding.ts'
import type { Fault } from './judges/fault.ts'

/** What tells a fault from all others of a page; what stands around every page is one. */
export const keyOf = ({ judged, about, isFrame }: Fault, page: string) =>
  `${judged} ${isFrame ? '' : page} ${about}`

/** Faults of a page as they are told; `old` are the keys of those that visitors see already. */
export const tellFindings = (
  faults: Fault[],
  page: string | undefined,
  old: ReadonlySet<string>,
): Finding[] =>
  faults.map((fault) => {
    const { judged, severity, sentence, field } = fault
    const key = keyOf(fault, page ?? '')
    return {
      id: createHash('sha256').update(key).digest('hex').slice(0, 12),
      judged,
      severity,
      sentence,
      ...(page !== undefined && { page }),
      ...(field && { field }),
      ...(old.has(key) && { isOld: true }),
    }
  })

/**
 * Each once, however many pages show it: what is put right in one field is one fault, in the frame and on each page.
 * What holds back comes first.
 */
export function eachOnce(findings: Finding[]): Finding[] {
  const told = new Set<string>()
  return findings
    .toSorted((one, other) => rank(one) - rank(other))
    .filter(({ id, sentence, field }) => {
      const keys = [id, ...(field ? [`${field.id} ${field.path} ${sentence}`] : [])]
      const isNew = !keys.some((key) => told.has(key))
      for (const key of keys) told.add(key)
      return isNew
    })
}

const rank = ({ severity, isOld }: Finding) => (isOld ? 2 : severity === 'error' ? 0 : 1)
