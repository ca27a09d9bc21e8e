import { randomUUID } from 'node:crypto'
import type { Db } from '../../platform/db/tables.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import type { Document, Value } from '../documents/document-value.ts'
import { publishedOne } from '../documents/read/published-of-kind.ts'
import { readDocument } from '../documents/read/read-document.ts'
import { checkValue } from '../documents/write/check-value.ts'
import { StaleDocument } from '../documents/write/lock-document-version.ts'
import type { Run } from './drawn/rendered-pages.ts'
import type { Finding } from './finding.ts'
import type { GateGround, Looks } from './gate-ground.ts'
import { judgeOwn } from './judge-own.ts'
import { judgeOwnLinks, linksOf } from './judges/judge-own-links.ts'
import { judgeDrawn, type PageGround } from './judges/judge-drawn.ts'
import type { Fault } from './judges/fault.ts'
import { lookAtPages, type Looked, startDeadline } from './look-at-pages.ts'
import { namesOfSample } from './names-of-sample.ts'
import { eachOnce, keyOf, tellFindings } from './tell-findings.ts'

/** With a value, that is judged instead of what the draft has become since. */
type ToJudge = { id: string; version?: number; value?: Value | undefined }

export type Verdict = { findings: Finding[]; pages: string[]; unseen: number }

/**
 * Judges what visitors would see if these drafts were published: the pages that show them, and the documents
 * themselves. What visitors see already is told as such.
 */
export async function judgeDraft(
  ground: GateGround,
  actor: Actor,
  { documents }: { documents: ToJudge[] },
): Promise<Verdict> {
  permit(actor, 'content')
  const drafts: Document[] = []
  for (const { id, version, value = undefined } of documents) {
    const document = await readDocument(ground, actor, id)
    const isOther = version !== undefined && document.version !== version
    if (isOther && value === undefined) throw new StaleDocument(document)
    drafts.push(isOther && value ? await asSeen(ground.db, { ...document, value }) : document)
  }
  return judgeDocuments(ground, drafts)
}

/** What somebody saw of a document, as it would be kept. */
const asSeen = async (db: Db, document: Document): Promise<Document> => ({
  ...document,
  value: await checkValue(db, new Set(), { ...document, isUnfinished: true }),
})

/** For who is known to be allowed. */
export async function judgeDocuments(ground: GateGround, drafts: Document[]): Promise<Verdict> {
  const own = await judgeOwn(ground.db, drafts)
  const { findings, pages, unseen } = await judgePages(ground, drafts)
  const told = eachOnce([...own, ...findings])
  return { findings: await withPlaces(ground, told), pages, unseen }
}

/** What stands on no page is put right on the one that its document is seen on. */
async function withPlaces({ looks }: GateGround, findings: Finding[]): Promise<Finding[]> {
  const pages = new Map<string, string | undefined>()
  const isLost = ({ page, field }: Finding) => field !== undefined && page === undefined
  for (const { field } of findings.filter(isLost))
    if (looks && !pages.has(field!.id))
      pages.set(field!.id, (await looks.showing({ id: randomUUID(), drafts: [field!] }))[0])
  return findings.map((one) => {
    const page = isLost(one) ? pages.get(one.field!.id) : undefined
    return page === undefined ? one : { ...one, page }
  })
}

type WithLooks = GateGround & { looks: Looks }

async function judgePages(ground: GateGround, drafts: Document[]): Promise<Verdict> {
  const { looks } = ground
  if (!looks) return { findings: [], pages: [], unseen: 0 }
  const deadline = startDeadline()
  const run: Run = { id: randomUUID(), drafts: drafts.map(({ id, kind }) => ({ id, kind })) }
  const asked = { ...ground, looks }
  const links = drafts.flatMap(linksOf).map(({ href }) => href)
  const looked = await lookAtPages(asked, await looks.showing(run), { run, deadline, links })
  const ids = new Set(drafts.map(({ id }) => id))
  const faults = judgeLooked(looked, await pageGround(asked, looked, drafts), ids)
  const old = await faultsBefore(asked, faults)
  const own = await ownLinks(asked, drafts, looked)
  // Said once, where it is put right.
  const isUntold = ({ judged, about, field }: Fault) =>
    judged !== 'link' || !own.hrefs.has(about.split(' ')[0]!) || !field || !ids.has(field.id)
  return {
    findings: [
      ...own.findings,
      ...[...faults].flatMap(([path, found]) => tellFindings(found.filter(isUntold), path, old)),
    ],
    pages: [...looked.pages.keys()],
    unseen: looked.unseen,
  }
}

/** Links that no page shows, because they lead nowhere, are told where they stand. */
async function ownLinks(
  { db, looks }: WithLooks,
  drafts: Document[],
  { answers }: Looked,
): Promise<{ findings: Finding[]; hrefs: Set<string> }> {
  const findings: Finding[] = []
  const hrefs = new Set<string>()
  for (const draft of drafts) {
    const published = await publishedOne(db, draft.kind, draft.id)
    const ground = { siteUrl: looks.siteUrl, answers }
    for (const { fault, href, isOld } of judgeOwnLinks(draft, published?.value, ground)) {
      findings.push(...tellFindings([fault], undefined, new Set(isOld ? [keyOf(fault, '')] : [])))
      hrefs.add(href)
    }
  }
  return { findings, hrefs }
}

/** What the sample brought is told where an owner has changed the words around it. */
const judgeLooked = ({ pages }: Looked, page: PageGround, own: ReadonlySet<string>) =>
  new Map(
    [...pages].map(([path, drawn]) => [
      path,
      judgeDrawn(drawn, path, page).filter(
        ({ judged, severity, field }) =>
          judged !== 'words' || severity === 'error' || (field && own.has(field.id)),
      ),
    ]),
  )

async function pageGround(
  { db, changes, looks }: WithLooks,
  { answers }: Looked,
  drafts: Document[],
): Promise<PageGround> {
  const today = changes.now().slice(0, 10)
  return { siteUrl: looks.siteUrl, answers, today, sampleNames: await namesOfSample(db, drafts) }
}

/** The same pages as they are public, where there is something to compare; what can't be looked at in time counts as new. */
async function faultsBefore(ground: WithLooks, faults: Map<string, Fault[]>): Promise<Set<string>> {
  const paths = [...faults].flatMap(([path, found]) => (found.length > 0 ? [path] : []))
  // A new page has the header and the foot that all others have.
  const isAround = [...faults.values()].flat().some(({ isFrame }) => isFrame)
  const compared = isAround && !paths.includes('/') ? ['/', ...paths] : paths
  const before = await lookAtPages(ground, compared, { deadline: startDeadline() })
  const page = await pageGround(ground, before, [])
  const old = [...before.pages].flatMap(([path, drawn]) =>
    // A page that isn't public yet had no faults.
    drawn.status === 200 ? judgeDrawn(drawn, path, page).map((fault) => keyOf(fault, path)) : [],
  )
  return new Set(old)
}
