import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { currentTimeBudget, withTimeBudget } from '../../platform/db/time-budget.ts'
import { sampleContent } from '../sessions/actor.ts'
import { openCareers } from './read/careers.ts'
import { withLastKnown } from './read/last-known.ts'
import { postJob } from './write/post-job.ts'

const job = (title: string) => ({
  title,
  description: 'Find out what breaks.',
  requirements: 'Patience',
  location: 'Leeds',
  salaryRange: 'Fair',
})

onBothDatabases(
  'while jobs cannot be read, one that was known is said as it was last, and nobody keeps that',
  async (house) => {
    const { db, clock } = house
    for (const title of ['One', 'Two', 'Three']) await postJob(house, sampleContent, job(title))
    const careers = withLastKnown(openCareers({ db, clock }))
    const [first, second, third] = await careers.list()
    const find = (slug: string) =>
      withTimeBudget('read', async () => {
        const job = await careers.find(slug).catch(() => 'out of reach')
        return { job, hadTrouble: currentTimeBudget().hadTrouble }
      })
    await db.updateTable('jobs').set({ title: 'Renamed' }).where('id', '=', first!.id).execute()
    const renamed = { ...first!, title: 'Renamed' }
    expect(await find(first!.slug)).toEqual({ job: renamed, hadTrouble: false })
    await db.updateTable('jobs').set({ state: 'closed' }).where('id', '=', third!.id).execute()
    expect((await find(third!.slug)).job).toBe('over')

    await db.schema.alterTable('jobs').renameTo('awayForNow').execute()
    expect(await find(first!.slug)).toEqual({ job: renamed, hadTrouble: true })
    expect(await find(second!.slug)).toEqual({ job: second, hadTrouble: true })
    expect((await find(third!.slug)).job).toBe('out of reach')
    expect((await find('never-heard-of')).job).toBe('out of reach')
    await expect(careers.list()).rejects.toThrow()

    await db.schema.alterTable('awayForNow').renameTo('jobs').execute()
    expect(await find(second!.slug)).toEqual({ job: second, hadTrouble: false })
  },
)
