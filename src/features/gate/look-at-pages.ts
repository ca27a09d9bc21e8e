import { findPictures } from '../media/find-pictures.ts'
import type { RenderedPage } from './drawn/rendered-page.ts'
import type { Run } from './drawn/rendered-pages.ts'
import type { GateGround, Looks } from './gate-ground.ts'
import type { Answered } from './judges/judge-links.ts'
import { innerTarget, type Target } from './judges/inner-target.ts'

/** How many pages are judged while someone waits at the publish button. */
const mostPages = 8
/** Addresses that are in no list, and pages whose places a link names: one that isn't looked at is not told as broken. */
const mostTargets = 60
const mostMs = 8000

export type Looked = {
  pages: Map<string, RenderedPage>
  answers: Map<string, Answered>
  unseen: number
}

/** What isn't done by then is left undone and told. */
type Deadline = { isOver: () => boolean }

export function startDeadline(): Deadline {
  const end = performance.now() + mostMs
  return { isOver: () => performance.now() > end }
}

type Looking = {
  run?: Run | undefined
  deadline: Deadline
  /** Addresses beside those on the pages. */
  links?: string[]
}

type Ground = GateGround & { looks: Looks }

/** Draws these pages one after another, and finds out where their links lead. */
export async function lookAtPages(
  ground: Ground,
  paths: string[],
  { run, deadline, links = [] }: Looking,
): Promise<Looked> {
  const pages = new Map<string, RenderedPage>()
  for (const path of paths.slice(0, mostPages)) {
    if (deadline.isOver()) break
    pages.set(path, await ground.looks.look(path, run))
  }
  const answers = await answersTo(ground, pages, { run, deadline, links })
  return { pages, answers, unseen: paths.length - pages.size }
}

async function answersTo(
  { db, looks }: Ground,
  pages: Map<string, RenderedPage>,
  { run, deadline, links = [] }: Looking,
) {
  // What the drafts themselves name comes first: the rest of a page was there before.
  const targets = [
    ...links.flatMap((href) => innerTarget(href.trim(), '/', looks.siteUrl) ?? []),
    ...targetsOf(pages, looks.siteUrl),
  ]
  const paths = [...new Set(targets.map(({ path }) => path))].filter(isJudged)
  const answers = new Map<string, Answered>(
    [...pages].map(([path, { status, ids }]) => [path, { isThere: status < 400, ids }]),
  )
  const known = new Set(await looks.known(paths, run))
  for (const path of paths) if (known.has(path) && !answers.has(path)) answers.set(path, there)
  await answerForPictures(db, paths, answers)
  const withPlace = new Set(targets.flatMap(({ path, place }) => (place === '' ? [] : [path])))
  const unknown = paths.filter((path) => !answers.has(path))
  const placed = [...withPlace].filter((path) => answers.get(path) === there)
  for (const path of [...unknown, ...placed].slice(0, mostTargets)) {
    if (deadline.isOver()) break
    const { status, ids } = await looks.look(path, run)
    answers.set(path, status === 200 ? { isThere: true, ids } : { isThere: status < 400 })
  }
  return answers
}

const there: Answered = { isThere: true }

const targetsOf = (pages: Map<string, RenderedPage>, siteUrl: string): Target[] =>
  [...pages].flatMap(([path, { links }]) =>
    links.flatMap(({ href }) => innerTarget(href.trim(), path, siteUrl) ?? []),
  )

/** What is no page and no upload isn't drawn: the desk, the API, files of the program. */
const isJudged = (path: string) =>
  !/^\/(admin|api|assets|drawings|fonts|locales|preview)(\/|$)/.test(path)

const upload = /^\/media\/([\w-]{16})(\/|$)/

async function answerForPictures(
  db: GateGround['db'],
  paths: string[],
  answers: Map<string, Answered>,
) {
  const named = paths.filter((path) => upload.test(path))
  const ids = [...new Set(named.map((path) => upload.exec(path)![1]!))]
  const found = await findPictures(db, ids)
  for (const path of named) answers.set(path, { isThere: found.has(upload.exec(path)![1]!) })
}
