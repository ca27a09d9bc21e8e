import { join } from 'node:path'
import type { TellFault } from '../documents/packs/pack-file.ts'
import { entriesIn, hasFolder, readJson, readText } from '../documents/packs/read-file.ts'
import type { WholeJob } from '../jobs/whole/whole-job.ts'
import type { WholePost } from '../posts/whole/whole-post.ts'
import { judgeAddresses } from './judge-addresses.ts'
import { readJobFile } from './job-file.ts'
import { readPostFile } from './post-file.ts'

/** What stands in one file, and which. */
export type Filed<Thing> = { file: string; is: Thing }

/** The posts and the jobs of a pack, each undefined where there is no folder of them. */
export async function readPostsAndJobs(folder: string, now: string, tell: TellFault) {
  const posts = await readFolder<WholePost>(folder, 'posts', async (file) => {
    const text = readText(folder, file, tell)
    return text === undefined ? undefined : readPostFile(file, text, now, tell)
  })
  const jobs = await readFolder<WholeJob>(folder, 'jobs', async (file) => {
    const said = readJson(folder, file, tell)
    return said === undefined ? undefined : readJobFile(file, said, now, tell)
  })
  if (posts) judgeAddresses(posts, tell)
  if (jobs) judgeAddresses(jobs, tell)
  return { posts, jobs }
}

async function readFolder<Thing>(
  folder: string,
  name: string,
  read: (file: string) => Promise<Thing | undefined>,
): Promise<Filed<Thing>[] | undefined> {
  if (!hasFolder(folder, name)) return undefined
  const filed: Filed<Thing>[] = []
  for (const each of entriesIn(join(folder, name))) {
    const file = `${name}/${each.name}`
    const is = await read(file)
    if (is !== undefined) filed.push({ file, is })
  }
  return filed
}
