import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Finding } from '../../../features/gate/finding.ts'
import { useMe } from '../session/session-state.tsx'
import { judging, reading, type ToJudge } from './ask-gate.ts'
import { holdsBack } from '../../../features/gate/holds-back.ts'
import { leastReason } from '../../../features/gate/override-reason.ts'

export type Gate = {
  state: 'judging' | 'reading' | 'judged' | 'failed'
  findings: Finding[]
  /** How many pages were looked at, and how many weren't for want of time. */
  pages: number
  unseen: number
  /** Nothing holds back, or an owner says why it goes out all the same. */
  mayPublish: boolean
  mayOverride: boolean
  reason: string
  setReason: (reason: string) => void
  /** What goes along with the publication. */
  override: { reason: string } | undefined
  again: () => void
}

/** What the gate says of these drafts: first the server, then axe in a frame. */
export function useGate(documents: ToJudge): Gate {
  const { member } = useMe()
  const [reason, setReason] = useState('')
  const judged = useQuery({ ...judging(documents), enabled: documents.length > 0 })
  const pages = judged.data?.pages
  const read = useQuery({ ...reading(documents, pages), enabled: pages !== undefined })

  const findings = [...(judged.data?.findings ?? []), ...(read.data ?? [])]
  const isHeld = findings.some(holdsBack)
  const mayOverride = member.role === 'owner'
  const said = reason.trim()
  const isOverridden = isHeld && mayOverride && said.length >= leastReason
  const state = stateOf(judged, read)
  const isDone = state === 'judged' || state === 'failed'
  return {
    state,
    findings,
    pages: pages?.length ?? 0,
    unseen: judged.data?.unseen ?? 0,
    mayPublish: isDone && (!isHeld || isOverridden),
    mayOverride,
    reason,
    setReason,
    override: isOverridden ? { reason: said } : undefined,
    again: () => void judged.refetch(),
  }
}

type Query = { isError: boolean; isFetching: boolean; data: unknown }

/** What axe could not read holds nobody up: the server has looked at it. */
function stateOf(judged: Query, read: Query): Gate['state'] {
  if (judged.isFetching) return 'judging'
  if (judged.isError) return 'failed'
  if (judged.data === undefined) return 'judging'
  return read.isFetching ? 'reading' : 'judged'
}
