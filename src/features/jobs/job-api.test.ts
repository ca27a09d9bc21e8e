import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../test/database/both-databases.ts'
import { openApp } from '../../../test/server/open-app.ts'
import { owner } from '../../../test/server/owner.ts'
import { jobApi } from './job-api.ts'
import type { JobPost } from './job-schema.ts'

const texts = {
  title: 'Tester',
  description: 'You test.',
  requirements: 'Patience\nCuriosity',
  location: 'Kochi',
  salaryRange: '₹9–15 lakh',
}

async function openDoor({ db, clock, changes }: House) {
  const { app, headers } = await openApp({ db, clock }, (one) =>
    one.register(jobApi, { db, clock, changes }),
  )
  const staff = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: string | object) =>
    app.inject({ method, url, headers, ...(payload !== undefined && { payload }) })
  return {
    app,
    headers,
    post: (payload: string | object = texts) => staff('POST', '/jobs', payload),
    postWith: (key: string, payload: object = texts) =>
      app.inject({
        method: 'POST',
        url: '/jobs',
        headers: { ...headers, 'idempotency-key': key },
        payload,
      }),
    put: (id: string, payload: string | object) => staff('PUT', `/jobs/${id}`, payload),
    remove: (id: string) => staff('DELETE', `/jobs/${id}`),
    list: () => app.inject({ url: '/jobs' }),
    rows: () => db.selectFrom('jobs').selectAll().execute(),
    history: () => db.selectFrom('history').selectAll().orderBy('at').execute(),
  }
}

const postIn = (answer: { json: () => unknown }) => (answer.json() as { jobPost: JobPost }).jobPost

onBothDatabases(
  'API-1: everyone may read the jobs, and without any the list is empty',
  async (house) => {
    const { list } = await openDoor(house)
    const answer = await list()
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ jobPosts: [] })
    expect(answer.headers['cache-control']).toBe('no-cache')
    expect(answer.headers['content-type']).toMatch(/^application\/json/)
  },
)

onBothDatabases('API-1: a text that reads (derived) is stored as it was typed', async (house) => {
  const { post, put, list } = await openDoor(house)
  const odd = { ...texts, location: '(derived)', salaryRange: '(derived)' }
  const job = postIn(await post(odd))
  expect(job).toMatchObject(odd)
  const changed = { ...texts, description: '(derived)', location: '(derived)' }
  expect(postIn(await put(job.id, changed))).toMatchObject(changed)
  expect((await list()).json()).toMatchObject({ jobPosts: [changed] })
})

onBothDatabases(
  'API-1: a place and pay that nothing tells are named with all else that is wrong',
  async (house) => {
    const { post } = await openDoor(house)
    const { title: _, location: _place, salaryRange: _pay, ...rest } = texts
    const answer = await post({ ...rest, country: 'ZZZ', city: 'a\nb' })
    expect(answer.statusCode).toBe(400)
    expect(Object.keys((answer.json() as { fields: object }).fields).toSorted()).toEqual([
      'city',
      'country',
      'salaryRange',
      'title',
    ])
  },
)

onBothDatabases('API-1: a job is posted, read, changed and deleted', async (house) => {
  const { post, put, remove, list, rows, history } = await openDoor(house)
  const posted = await post()
  expect(posted.statusCode).toBe(201)
  expect(posted.headers['cache-control']).toBe('no-store')
  const job = postIn(posted)
  expect(job).toEqual({ ...texts, id: expect.any(String), version: 1 })
  expect((await list()).json()).toEqual({ jobPosts: [job] })

  const changed = await put(job.id, { ...job, location: 'Jaipur' })
  expect(changed.statusCode).toBe(200)
  expect(changed.headers['cache-control']).toBe('no-store')
  expect(postIn(changed)).toEqual({ ...job, location: 'Jaipur', version: 2 })
  expect((await list()).json()).toEqual({ jobPosts: [{ ...job, location: 'Jaipur', version: 2 }] })

  const removed = await remove(job.id)
  expect(removed.statusCode).toBe(204)
  expect(removed.body).toBe('')
  expect((await list()).json()).toEqual({ jobPosts: [] })
  expect(await rows()).toHaveLength(1)
  expect((await rows())[0]).toMatchObject({ id: job.id, deletedAt: expect.any(String) })
  const { id: staffId } = await house.db.selectFrom('staff').select('id').executeTakeFirstOrThrow()
  const steps = await history()
  expect(steps.map((step) => step.action).sort()).toEqual(['changed', 'posted', 'removed'])
  for (const step of steps) expect(step).toMatchObject({ staffId, noun: 'jobs', nounId: job.id })
})

onBothDatabases(
  'ADM-5: a change from an old version gets 409 with the job as it is',
  async (house) => {
    const { post, put, rows } = await openDoor(house)
    const job = postIn(await post())
    const theirs = postIn(await put(job.id, { ...job, title: 'Theirs' }))
    const ours = await put(job.id, { ...job, title: 'Ours' })
    expect(ours.statusCode).toBe(409)
    expect(ours.headers['cache-control']).toBe('no-store')
    expect(ours.json()).toEqual({
      code: 'job-changed',
      message: 'Someone else has changed this job in the meantime. Nothing was saved.',
      jobPost: theirs,
      changedBy: { email: owner.email, at: expect.stringMatching(/^20.+Z$/) },
    })
    expect((await rows())[0]).toMatchObject({ title: 'Theirs', version: 2 })
  },
)

onBothDatabases('50 parallel changes of one version: one is saved, 49 get 409', async (house) => {
  const { post, put, rows, history } = await openDoor(house)
  const job = postIn(await post())
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => put(job.id, { ...job, title: `Title ${index}` })),
  )
  const [saved, ...others] = answers.filter(({ statusCode }) => statusCode === 200)
  expect(others).toEqual([])
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused).toHaveLength(49)
  for (const answer of refused) expect(postIn(answer)).toEqual(postIn(saved!))
  expect(await rows()).toMatchObject([{ ...postIn(saved!), version: 2 }])
  expect((await history()).filter(({ action }) => action === 'changed')).toHaveLength(1)
})

onBothDatabases(
  'ADM-4: a job whose answer was lost is posted once, by the key of whoever posts it',
  async (house) => {
    const { postWith, remove, rows, history } = await openDoor(house)
    const key = 'A-key_of_22_letters-00'
    const answers = await Promise.all(Array.from({ length: 10 }, () => postWith(key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201))
    expect(answers.map(postIn)).toEqual(Array(10).fill({ ...texts, id: key, version: 1 }))
    expect(await history()).toMatchObject([{ action: 'posted' }])
    const other = await postWith(key, { ...texts, title: 'Other words' })
    expect([other.statusCode, other.json()]).toMatchObject([
      409,
      { code: 'job-changed', jobPost: { id: key, title: texts.title } },
    ])
    expect((await postWith(key, { ...texts, state: 'draft' })).statusCode).toBe(409)
    await remove(key)
    expect((await postWith(key)).statusCode).toBe(409)
    for (const wrong of ['', 'short', '../../../../../../etc/pa', 'x'.repeat(23)])
      expect((await postWith(wrong)).statusCode).toBe(400)
    expect(await rows()).toHaveLength(1)
  },
)

onBothDatabases('ADM-4: an incomplete job is refused by field and not stored', async (house) => {
  const { post, put, rows, history } = await openDoor(house)
  const job = postIn(await post())
  const before = [await rows(), await history()]
  const bad = { ...texts, title: ' ', location: 'a\u0000b' }
  const fields = {
    title: 'Please give the title of the job.',
    location: 'Location contains a character that cannot be shown.',
  }
  for (const answer of [await post(bad), await put(job.id, bad)]) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      message: Object.values(fields).join(' '),
      code: 'fields-invalid',
      fields,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  }
  for (const payload of ['', '{', '[]', 'null', '"text"', '{"__proto__":{}}', '{}']) {
    const { app, headers } = await openDoor(house)
    const answer = await app.inject({
      method: 'POST',
      url: '/jobs',
      headers: { ...headers, 'content-type': 'application/json' },
      payload,
    })
    expect([payload, answer.statusCode]).toEqual([payload, 400])
    expect(answer.json()).toMatchObject({ message: expect.stringMatching(/^[A-Z].+\.$/) })
  }
  expect([await rows(), await history()]).toEqual(before)
})

onBothDatabases('API-1: a job that is not there gets 404 in words', async (house) => {
  const { post, put, remove, rows } = await openDoor(house)
  const { id } = postIn(await post())
  await remove(id)
  const before = await rows()
  for (const unknown of [
    id,
    'never-there',
    '%00',
    'a%00b',
    '%F0%9F%98%80',
    'a'.repeat(500),
    "'--",
    ' ',
  ])
    for (const answer of [await put(unknown, texts), await remove(unknown)]) {
      expect([unknown, answer.statusCode]).toEqual([unknown, 404])
      expect(answer.json()).toEqual({ message: 'There is no such job.', code: 'job-not-found' })
    }
  expect(await rows()).toEqual(before)
})

onBothDatabases('a job is given back exactly as it was written', async (house) => {
  const { post, list } = await openDoor(house)
  const written = {
    title: '👩🏽‍💻 מהנדסת “QA” <script>alert(1)</script>',
    description: 'Zeile 1\n\n\tZeile 3 — ½ € \u202eabc\u202c',
    requirements: "Robert'); DROP TABLE jobs;--",
    location: 'पुणे',
    salaryRange: '₹1 ≤ x < ₹2',
  }
  const job = postIn(await post(written))
  expect(job).toEqual({ ...written, id: job.id, version: 1 })
  expect((await list()).json()).toEqual({ jobPosts: [job] })
})

onBothDatabases('staff see closed jobs too, everybody else the open ones', async (house) => {
  const { app, headers, post, list } = await openDoor(house)
  const open = postIn(await post())
  const closed = postIn(await post({ ...texts, title: 'Closed', state: 'closed' }))
  expect((await list()).json()).toEqual({ jobPosts: [open] })
  const all = await app.inject({ url: '/api/jobs', headers })
  expect(all.headers['cache-control']).toBe('no-store')
  const ids = (all.json() as { jobPosts: JobPost[] }).jobPosts.map(({ id }) => id)
  expect(ids.sort()).toEqual([open.id, closed.id].sort())
  expect((await app.inject({ url: '/api/jobs' })).statusCode).toBe(401)
})
