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

/** Each once, however many pages show it; what holds back first. */
export function eachOnce(findings: Finding[]): Finding[] {
  const byId = new Map<string, Finding>()
  for (const finding of findings) if (!byId.has(finding.id)) byId.set(finding.id, finding)
  return [...byId.values()].toSorted((one, other) => rank(one) - rank(other))
}

const rank = ({ severity, isOld }: Finding) => (isOld ? 2 : severity === 'error' ? 0 : 1)
