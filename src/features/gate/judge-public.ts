import { type Actor, permit } from '../sessions/actor.ts'
import type { Finding } from './finding.ts'
import type { GateGround } from './gate-ground.ts'
import { judgeDrawn } from './judges/judge-drawn.ts'
import { lookAtPages, startDeadline } from './look-at-pages.ts'
import type { Verdict } from './judge-draft.ts'
import { namesOfSample } from './names-of-sample.ts'
import { eachOnce, tellFindings } from './tell-findings.ts'

/**
 * Judges a post or a job on its own page. They have a publishing of their own, which nothing here holds back:
 * only data that programs can't use is told as an error.
 */
export async function judgePublic(
  ground: GateGround,
  actor: Actor,
  { post, job }: { post?: string | undefined; job?: string | undefined },
): Promise<Verdict> {
  permit(actor, post === undefined ? 'jobs' : 'posts')
  const { db, changes, looks } = ground
  const path = post === undefined ? `/careers/${job}` : `/insights/${post}`
  if (!looks) return { findings: [], pages: [], unseen: 0 }
  const looked = await lookAtPages({ ...ground, looks }, [path], { deadline: startDeadline() })
  const page = looked.pages.get(path)
  if (!page) return { findings: [], pages: [], unseen: 1 }
  const sampleNames = await namesOfSample(db, [])
  const today = changes.now().slice(0, 10)
  const faults = judgeDrawn(page, path, {
    siteUrl: looks.siteUrl,
    answers: looked.answers,
    today,
    sampleNames,
  })
  // Faults in the frame around every page cannot be fixed in this post or job.
  const ofIts = faults.filter(({ isFrame }) => !isFrame)
  const own = tellFindings(ofIts, path, new Set()).map(warned)
  return { findings: eachOnce(own), pages: [path], unseen: 0 }
}

const warned = (finding: Finding): Finding =>
  finding.judged === 'structure' || finding.judged === 'drawing'
    ? finding
    : { ...finding, severity: 'warning' }
