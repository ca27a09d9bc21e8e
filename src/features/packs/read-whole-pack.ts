import type { Ctx } from '../../platform/ctx.ts'
import type { Db } from '../../platform/db/tables.ts'
import type { Fault, PackDocument, TellFault } from '../documents/packs/pack-file.ts'
import { readPack } from '../documents/packs/read-pack.ts'
import { defaultLanguage } from '../documents/languages.ts'
import type { Drawing } from '../documents/drawings/read-drawing.ts'
import { findOriginals } from '../media/find-originals.ts'
import type { WholeJob } from '../jobs/whole/whole-job.ts'
import type { WholePost } from '../posts/whole/whole-post.ts'
import { judgeRedirects } from './judge-redirects.ts'
import { type BuiltIn, namesOfDrawings, readDrawings } from './drawing-files.ts'
import { type PackPicture, picturesIn, readPictures } from './picture-files.ts'
import { type Filed, readPostsAndJobs } from './read-posts-and-jobs.ts'

/** Everything that a pack holds; without a folder of posts, jobs or drawings it says nothing of them. */
export type WholePack = {
  documents: PackDocument[]
  posts: Filed<WholePost>[] | undefined
  jobs: Filed<WholeJob>[] | undefined
  pictures: PackPicture[]
  drawings: Drawing[] | undefined
}

/** Reads all of a pack and judges all of it, beside what the database has; changes nothing. */
export async function readWholePack(
  { db, clock, pictures: files, siteUrl }: Pick<Ctx, 'db' | 'clock' | 'pictures' | 'siteUrl'>,
  folder: string,
  builtIn: BuiltIn,
): Promise<{ pack: WholePack; faults: Fault[] }> {
  const ofDrawings: Fault[] = []
  const drawings = readDrawings(folder, builtIn, (file, field, reason) =>
    ofDrawings.push({ file, field, reason }),
  )
  const now = clock().toISOString()
  const names = await namesOfDrawings(db, builtIn, drawings)
  const { documents, faults } = readPack(folder, names, now)
  const tell: TellFault = (file, field, reason) => void faults.push({ file, field, reason })
  // Of what has another form nothing can be said.
  if (faults.some(({ file }) => file === 'pack.json'))
    return {
      pack: { documents, posts: undefined, jobs: undefined, pictures: [], drawings: undefined },
      faults,
    }
  faults.push(...ofDrawings)
  const { posts, jobs } = await readPostsAndJobs(folder, now, tell)
  await judgeRedirects({ documents, posts, siteUrl }, tell)
  const pictures = await readPictures({ db, pictures: files }, folder, tell)
  const pack = { documents, posts, jobs, pictures, drawings }
  await judgePicturesNamed(db, pack, tell)
  return { pack, faults }
}

/** A picture is in the pack or was uploaded here before. */
async function judgePicturesNamed(db: Db, pack: WholePack, tell: TellFault) {
  const { documents, posts = [], jobs = [], pictures } = pack
  const said: Filed<unknown>[] = [
    ...documents.map(({ file, published, draft, translations }) => {
      const texts = [{ language: defaultLanguage, published, draft }, ...translations]
      const shown = texts.map((text) => [text.language, text.published])
      const drafts = texts.map((text) => [text.language, text.draft])
      return {
        file,
        is: { ...Object.fromEntries(shown), drafts: Object.fromEntries(drafts) },
      }
    }),
    ...posts,
    ...jobs,
  ]
  const named = said.flatMap(({ file, is }) => picturesIn(is).map((one) => ({ file, ...one })))
  const inPack = new Set(pictures.map(({ id }) => id))
  const others = new Set(named.map(({ id }) => id).filter((id) => !inPack.has(id)))
  const known = await findOriginals(db, [...others])
  for (const { file, at, id } of named)
    if (others.has(id) && !known.has(id))
      tell(file, at, `The picture /media/${id} is neither in the pack nor on this server.`)
}
