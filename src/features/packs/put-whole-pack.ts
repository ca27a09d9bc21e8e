import { createReadStream } from 'node:fs'
import type { Ctx } from '../../platform/ctx.ts'
import type { Db } from '../../platform/db/tables.ts'
import {
  comparePack,
  type Difference,
  documentNouns,
  putDocuments,
} from '../documents/packs/put-pack.ts'
import { compareDrawings, putDrawings } from '../documents/drawings/put-drawings.ts'
import { compareJobs, type JobDifference } from '../jobs/whole/whole-job.ts'
import { replaceJobs } from '../jobs/whole/replace-jobs.ts'
import { mostBytes } from '../media/largest-picture.ts'
import { enterPicture, makeReady, type ReadyPicture, renewPicture } from '../media/ready-picture.ts'
import { comparePosts, type PostDifference } from '../posts/whole/whole-post.ts'
import { replacePosts } from '../posts/whole/replace-posts.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import { jobFileName } from './job-file.ts'
import { postFileName } from './post-file.ts'
import { noteOwnCompany } from '../settings/own-company.ts'
import type { Filed } from './read-posts-and-jobs.ts'
import type { WholePack } from './read-whole-pack.ts'

/** What would change if the pack took the place of all that is there. */
export async function compareWholePack(db: Db, pack: WholePack): Promise<Difference[]> {
  const { documents, posts, jobs, drawings } = pack
  return [
    ...ofPictures(pack),
    ...((drawings && (await compareDrawings(db, drawings))) ?? []),
    ...(await comparePack(db, documents)),
    ...ofPosts(posts && (await comparePosts(db, things(posts)))),
    ...ofJobs(jobs && (await compareJobs(db, things(jobs)))),
  ]
}

/** Puts a pack, which has been judged, in the place of all that is there: all of it, or nothing. */
export async function putWholePack(
  { changes, pictures: files }: Pick<Ctx, 'changes' | 'pictures'>,
  actor: Actor,
  pack: WholePack,
): Promise<Difference[]> {
  permit(actor, 'company content')
  permit(actor, 'posts')
  const { documents, posts, jobs, drawings } = pack
  const kept: string[] = []
  let isPut = false
  try {
    const ready: { id: string; isNew: boolean; picture: ReadyPicture }[] = []
    for (const { id, isNew, path } of picturesToPut(pack))
      ready.push({ id, isNew, picture: await keepFiles(files, path, kept) })
    return await changes.transaction(
      async (db, changed) => {
        const at = changes.now()
        await noteOwnCompany(db, at)
        for (const { id, isNew, picture } of ready)
          await (isNew ? enterPicture : renewPicture)(db, actor, picture, { id, at })
        const differences = [
          ...ofPictures(pack),
          ...((drawings && (await putDrawings(db, actor, drawings, at))) ?? []),
          ...(await putDocuments(db, actor, documents, at)),
          ...ofPosts(posts && (await replacePosts(db, actor, things(posts), at))),
          ...ofJobs(jobs && (await replaceJobs(db, actor, things(jobs), at))),
        ]
        changed(...documentNouns, ...(posts ? ['posts' as const] : []))
        if (jobs) changed('jobs')
        isPut = true
        return differences
      },
      { untilHeard: true },
    )
  } catch (error) {
    // Where it stays open whether that was committed, the sweep removes what no row knows.
    if (!isPut) await Promise.allSettled(kept.map((fileKey) => files.remove(fileKey)))
    throw error
  }
}

const picturesToPut = ({ pictures }: WholePack) =>
  pictures.filter(({ isNew, isLost }) => isNew || isLost)

const ofPictures = (pack: WholePack) =>
  picturesToPut(pack).map(({ file, isNew }): Difference => ({
    action: isNew ? 'added' : 'changed',
    file,
  }))

async function keepFiles(files: Ctx['pictures'], path: string, kept: string[]) {
  const held = await files.hold(createReadStream(path), mostBytes)
  try {
    return await makeReady(
      files,
      held,
      (heavy) => heavy(),
      (fileKey) => void kept.push(fileKey),
    )
  } finally {
    await held.release()
  }
}

const things = <Thing>(filed: Filed<Thing>[]) => filed.map(({ is }) => is)

const ofPosts = (differences: PostDifference[] = []) =>
  differences.map(({ action, post }): Difference => ({ action, file: postFileName(post) }))

const ofJobs = (differences: JobDifference[] = []) =>
  differences.map(({ action, job }): Difference => ({ action, file: jobFileName(job) }))
