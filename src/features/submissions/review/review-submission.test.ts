import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { application, type FormFile, pdf } from '../../../../test/sent/sent-forms.ts'
import { openSubmissionsDoor } from '../../../../test/sent/submissions-door.ts'

const resume: FormFile = { field: 'resume', name: 'CV.pdf', bytes: pdf() }

async function withApplication(house: House) {
  const door = await openSubmissionsDoor(house)
  await door.postJob('Tester')
  await door.send('/api/jobs/Tester/apply', { ...application }, [resume])
  const [row] = await door.rows()
  const move = (payload: object, id = row!.id, nouns = 'applications') =>
    door.app.inject({
      method: 'PUT',
      url: `/api/${nouns}/${id}/state`,
      headers: door.staff,
      payload,
    })
  return { ...door, row: row!, move }
}

onBothDatabases('an application moves on, and the history says from where', async (house) => {
  const { row, rows, move } = await withApplication(house)
  const answer = await move({ state: 'interview', version: row.version })
  expect(answer.json()).toEqual({ state: 'interview', version: row.version + 1 })
  expect((await rows())[0]).toMatchObject({ state: 'interview', version: row.version + 1 })
  const [step] = await house.db
    .selectFrom('history')
    .selectAll()
    .where('noun', '=', 'applications')
    .execute()
  expect(step).toMatchObject({ nounId: row.id, action: 'moved to interview' })
  expect(JSON.stringify(step)).not.toContain(application.email)
})

onBothDatabases('of 50 moves from one version at once, one is made', async (house) => {
  const { row, rows, move } = await withApplication(house)
  const states = ['reviewing', 'interview', 'offer', 'hired', 'rejected']
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      move({ state: states[index % 5], version: row.version }),
    ),
  )
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(49)
  expect((await rows())[0]?.version).toBe(row.version + 1)
})

onBothDatabases('a move that cannot be made is refused in words', async (house) => {
  const { row, rows, move } = await withApplication(house)
  const { version } = row
  const refusals: [object, string, string, number][] = [
    [{ state: 'answered', version }, row.id, 'applications', 400],
    [{ state: 'toString', version }, row.id, 'applications', 400],
    [{ state: 'offer' }, row.id, 'applications', 400],
    [{ state: 'spam', version }, row.id, 'enquiries', 404],
    [{ state: 'offer', version }, 'never-there', 'applications', 404],
    [{ state: 'offer', version }, '%00', 'applications', 404],
  ]
  for (const [payload, id, nouns, status] of refusals) {
    const answer = await move(payload, id, nouns)
    expect([payload, answer.statusCode]).toEqual([payload, status])
    expect(answer.json()).toEqual({
      message: expect.stringMatching(/^[A-Z].+\.$/),
      code: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/),
    })
  }
  expect(await rows()).toEqual([row])
})

onBothDatabases(
  'the inbox is sifted by state and words, and goes on from a page',
  async (house) => {
    const { get, send, move, row } = await withApplication(house)
    const others = ['Bina %_\\', 'Chitra', 'Dev']
    for (const name of others)
      await send(
        '/api/jobs/Tester/apply',
        { ...application, name, email: `${name.toLowerCase().slice(0, 4).trim()}@example.com` },
        [resume],
      )
    await move({ state: 'offer', version: row.version })
    const names = async (query: string) =>
      (
        (await get(`/api/applications?${query}`)).json() as { applications: { name: string }[] }
      ).applications.map(({ name }) => name)
    expect(await names('')).toHaveLength(4)
    expect(await names('state=offer')).toEqual([application.name])
    expect(await names('state=new')).toEqual(['Dev', 'Chitra', 'Bina %_\\'])
    expect(await names('q=CHITRA')).toEqual(['Chitra'])
    expect(await names(`q=${encodeURIComponent('bina %_\\')}`)).toEqual(['Bina %_\\'])
    expect(await names(`q=${encodeURIComponent('%_\\')}`)).toEqual([])
    expect(await names('q=nobody')).toEqual([])
    expect(await names('q=%00')).toHaveLength(4)
    const first = (await get('/api/applications?state=new&limit=2')).json() as {
      nextContinuationToken: string
    }
    const token = encodeURIComponent(first.nextContinuationToken)
    expect(await names(`state=new&limit=2&continuationToken=${token}`)).toEqual(['Bina %_\\'])
  },
)

onBothDatabases('the table honours the filter and carries no formula', async (house) => {
  const { get, send } = await withApplication(house)
  await send(
    '/api/jobs/Tester/apply',
    { ...application, name: '=HYPERLINK("https://example.com")', email: 'eve@example.com' },
    [resume],
  )
  const answer = await get('/api/applications/export.csv?q=eve')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('attachment; filename="applications.csv"')
  const lines = answer.body.split('\r\n')
  expect(lines[0]).toContain('"reference","receivedAt","state","name","email"')
  expect(lines[1]).toContain(`"'=HYPERLINK(""https://example.com"")"`)
  expect(answer.body).not.toContain(application.email)
})
