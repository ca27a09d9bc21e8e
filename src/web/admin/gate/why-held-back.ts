import type { Finding } from '../../../features/gate/finding.ts'
import { holdsBack } from '../../../features/gate/holds-back.ts'
import { Refusal } from '../session/desk-call.ts'

/** The first thing for which the gate let something not go out. */
export function whyHeldBack(error: unknown): string | undefined {
  if (!(error instanceof Refusal) || error.code !== 'gate-errors') return undefined
  const { findings } = error.answer as { findings?: Finding[] }
  return findings?.find(holdsBack)?.sentence
}
