import { expect } from 'vitest'
import { onBothDatabases } from '../../../../test/database/both-databases.ts'
import { application, pdf } from '../../../../test/sent/sent-forms.ts'
import { openSubmissionsDoor } from '../../../../test/sent/submissions-door.ts'

const resume = { field: 'resume', name: 'CV.pdf', bytes: pdf() }

onBothDatabases('applications are listed, paged and exported for one job', async (house) => {
  const { call, get, hire, postJob, send, staff, app } = await openSubmissionsDoor(house)
  const jobs = { tester: await postJob('Tester'), baker: await postJob('Baker') }
  const apply = (job: string, name: string) =>
    send(`/api/jobs/${job}/apply`, { ...application, name, email: `${name}@example.com` }, [resume])
  for (const name of ['asha', 'bina', 'chitra']) await apply(jobs.tester, name)
  await apply(jobs.baker, 'dara')
  const list = async (query: string) => {
    const { body } = await call('GET', `/api/applications?${query}`)
    return body as {
      applications: { name: string; id: string; version: number }[]
      nextContinuationToken: string
    }
  }
  const names = async (query: string) =>
    (await list(query)).applications.map(({ name }) => name).toSorted()
  expect(await names(`job=${jobs.baker}`)).toEqual(['dara'])
  expect(await names(`job=${jobs.tester}`)).toEqual(['asha', 'bina', 'chitra'])
  expect(await names(`job=${jobs.tester}&q=bina`)).toEqual(['bina'])
  expect(await names('job=nobody')).toEqual([])
  expect(await names('job=%00')).toHaveLength(4)

  const first = await list(`job=${jobs.tester}&limit=2`)
  const token = encodeURIComponent(first.nextContinuationToken)
  expect(await names(`job=${jobs.tester}&limit=2&continuationToken=${token}`)).toHaveLength(1)
  expect((await call('GET', `/api/applications?continuationToken=${token}`)).status).toBe(400)
  const table = await get(`/api/applications/export.csv?job=${jobs.baker}`)
  expect(table.body.match(/\w+@example\.com/g)).toEqual(['dara@example.com'])

  await app.inject({ method: 'DELETE', url: `/jobs/${jobs.baker}`, headers: staff })
  const offered = {
    baker: { id: jobs.baker, title: 'Baker' },
    tester: { id: jobs.tester, title: 'Tester' },
  }
  const recruiter = await hire('recruiter')
  const applied = async () => (await recruiter.call('GET', '/api/applications/jobs')).body
  expect(await applied()).toEqual({ jobs: [offered.baker, offered.tester] })
  const [{ id, version } = { id: '', version: 0 }] = (await list(`job=${jobs.baker}`)).applications
  await call('DELETE', `/api/applications/${id}?version=${version}`)
  expect(await applied()).toEqual({ jobs: [offered.tester] })
  expect((await (await hire('sales')).call('GET', '/api/applications/jobs')).status).toBe(403)
})
