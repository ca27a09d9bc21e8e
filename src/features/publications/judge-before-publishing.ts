import { Problem } from '../../platform/problem.ts'
import type { Document, Value } from '../documents/document-value.ts'
import type { Finding } from '../gate/finding.ts'
import { judgeDocuments, judgeDraft } from '../gate/judge-draft.ts'
import { holdsBack } from '../gate/holds-back.ts'
import type { Actor } from '../sessions/actor.ts'
import { publicationRefusals } from './publication-refusals.ts'
import type { PublishingGround } from './publishing-ground.ts'

/** What is about to be shown to visitors, at the version that was looked at, or as it was then. */
type Judging = {
  documents: { id: string; version: number; value?: Value | undefined }[]
  overrideReason: string | undefined
}

/** What was found is worse than what visitors see; `findings` are all of it. */
export class GateErrors extends Problem {
  findings: Finding[]

  constructor(findings: Finding[], code: 'gate-errors' | 'override-for-owners') {
    super(publicationRefusals[code])
    this.findings = findings
  }
}

/** An owner's reason to let it out, and what it goes out with. */
export type Overridden = { reason: string; findings: Finding[] }

/**
 * Refuses what must not be public. It is asked before anything is held, so it may take its time; says what an
 * owner has let out all the same.
 */
export async function judgeBeforePublishing(
  ctx: PublishingGround,
  actor: Actor,
  { documents, overrideReason: reason }: Judging,
): Promise<Overridden | undefined> {
  const { findings } = await judgeDraft(ctx, actor, { documents })
  const errors = findings.filter(holdsBack)
  if (errors.length === 0) return undefined
  if (reason === undefined) throw new GateErrors(findings, 'gate-errors')
  if (actor.kind === 'staff' && actor.role !== 'owner')
    throw new GateErrors(findings, 'override-for-owners')
  return { reason, findings: errors }
}

/** Why documents must not go out at their moment; undefined if nothing is to be said against it. */
export async function whyHeldBack(
  ctx: PublishingGround,
  documents: Document[],
): Promise<string | undefined> {
  const { findings } = await judgeDocuments(ctx, documents)
  const [first, ...more] = findings.filter(holdsBack)
  if (!first) return undefined
  return more.length === 0 ? first.sentence : `${first.sentence} (and ${more.length} more errors)`
}
