import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { TellFault } from '../documents/packs/pack-file.ts'
import type { WholeJob } from '../jobs/whole/whole-job.ts'
import type { WholePost } from '../posts/whole/whole-post.ts'
import { judgeAddresses } from './judge-addresses.ts'
import { readJobFile } from './job-file.ts'
import { readPostFile } from './post-file.ts'

/** What stands in one file, and which. */
export type Filed<Thing> = { file: string; is: Thing }

/** The posts and the jobs of a pack, each undefined where there is no folder of them. */
export async function readPostsAndJobs(folder: string, tell: TellFault) {
  const posts = await readFolder<WholePost>(folder, { name: 'posts', tell }, (file, text) =>
    readPostFile(file, text, tell),
  )
  const jobs = await readFolder<WholeJob>(folder, { name: 'jobs', tell }, async (file, text) => {
    const said = parsed(file, text, tell)
    return said === undefined ? undefined : readJobFile(file, said, tell)
  })
  if (posts) judgeAddresses(posts, tell)
  if (jobs) judgeAddresses(jobs, tell)
  return { posts, jobs }
}

async function readFolder<Thing>(
  folder: string,
  { name, tell }: { name: string; tell: TellFault },
  read: (file: string, text: string) => Promise<Thing | undefined>,
): Promise<Filed<Thing>[] | undefined> {
  if (!existsSync(join(folder, name))) return undefined
  const filed: Filed<Thing>[] = []
  for (const each of readdirSync(join(folder, name)).toSorted()) {
    const file = `${name}/${each}`
    if (!statSync(join(folder, file)).isFile()) {
      tell(file, '', 'It is no file.')
      continue
    }
    const is = await read(file, readFileSync(join(folder, file), 'utf8'))
    if (is !== undefined) filed.push({ file, is })
  }
  return filed
}

function parsed(file: string, text: string, tell: TellFault): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    tell(file, '', `It cannot be read: ${(error as Error).message}`)
    return undefined
  }
}
