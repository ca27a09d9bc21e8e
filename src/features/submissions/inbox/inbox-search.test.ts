import { sql } from 'kysely'
import { expect } from 'vitest'
import { type House, onBothDatabases } from '../../../../test/database/both-databases.ts'
import { enquiry } from '../../../../test/sent/sent-forms.ts'
import { openSubmissionsDoor } from '../../../../test/sent/submissions-door.ts'
import { personCommand } from '../../sessions/actor.ts'
import { up as upgradeWords } from '../../../../migrations/0160-words-without-gaps.ts'
import { indexEarlierSubmissions } from '../search/index-earlier-submissions.ts'
import { erasePerson } from '../person/personal-data.ts'

const people = [
  { name: 'José Álvarez', email: 'jose@fruit.example', help: 'We ship mangoes by night.' },
  { name: 'O’Brien & Sons', email: 'dara.obrien@mill.example', help: 'Real-time stock, 50% done' },
  { name: 'सीता', email: 'sita@school.example', help: 'विद्यालय के लिए ऐप' },
]

async function openInbox(house: House) {
  const door = await openSubmissionsDoor(house)
  for (const [index, person] of people.entries()) {
    const phoneNumber = `98200 1234${index}`
    await door.send('/api/v1.0/email/send-form', { ...enquiry, ...person, phoneNumber })
  }
  const found = async (words: string, more = '') => {
    const query = `q=${encodeURIComponent(words)}${more}`
    const { body } = await door.call('GET', `/api/enquiries?${query}`)
    return (body.enquiries as { name: string }[]).map(({ name }) =>
      people.findIndex((one) => one.name === name),
    )
  }
  return { ...door, found }
}

onBothDatabases('the same words find the same on both databases', async (house) => {
  const { found, rows } = await openInbox(house)
  const [row] = await rows()
  const asked: [string, number[]][] = [
    ['jose', [0]],
    ['ÁLVAREZ', [0]],
    ['mango', [0]],
    ['mangoes night', [0]],
    ['mangoes day', []],
    ['ango', []],
    ['jose@fruit.example', [0]],
    ['example', [2, 1, 0]],
    ['O’Brien', [1]],
    ['obrien', [1]],
    ['real time', [1]],
    ['real-time', [1]],
    ['50', [1]],
    ['विद्या', [2]],
    ['सीता', [2]],
    ['9820012342', [2]],
    ['+91 98200 12340', [0]],
    ['919820012341', [1]],
    [row!.reference, [0]],
    [row!.reference.slice(0, -2).toLowerCase(), [0]],
    [`' | '`, []],
    ['"jose" OR sita', []],
    ['jose:*', [0]],
    ['%', []],
  ]
  for (const [words, expected] of asked)
    expect([words, await found(words)]).toEqual([words, expected])
})

onBothDatabases('search, filters, order and the next page go together', async (house) => {
  const { call, found } = await openInbox(house)
  expect(await found('example', '&sort=oldest')).toEqual([0, 1, 2])
  expect(await found('example', '&state=spam')).toEqual([])
  const first = await call('GET', '/api/enquiries?q=example&sort=oldest&limit=2')
  expect(first.body.hasMore).toBe(true)
  const token = encodeURIComponent(first.body.nextContinuationToken)
  expect(await found('example', `&sort=oldest&limit=2&continuationToken=${token}`)).toEqual([2])
  const elsewhere = `/api/enquiries?q=example&limit=2&continuationToken=${token}`
  expect((await call('GET', elsewhere)).status).toBe(400)
})

onBothDatabases(
  'what came in before there was a search is found once it is indexed',
  async (house) => {
    const { found } = await openInbox(house)
    if (house.engine === 'sqlite')
      await sql`insert into "submissionIndex" ("submissionIndex", rowid, words)
      select 'delete', n, words from "submissionSearch"`.execute(house.db)
    await sql`delete from "submissionSearch"`.execute(house.db)
    await house.db.updateTable('submissions').set({ n: null }).execute()
    expect(await found('mangoes')).toEqual([])
    expect(await indexEarlierSubmissions(house)).toBe(3)
    expect(await indexEarlierSubmissions(house)).toBe(0)
    expect(await found('mangoes')).toEqual([0])
  },
)

onBothDatabases(
  'Korean is found within a run of letters, and in what came earlier',
  async (house) => {
    const { send, call, found } = await openInbox(house)
    const name = '주식회사서울소프트웨어'
    await send('/api/v1.0/email/send-form', { ...enquiry, name, help: '東京都市開発' })
    const names = async (words: string) =>
      (await call('GET', `/api/enquiries?q=${encodeURIComponent(words)}`)).body.enquiries.map(
        (one: { name: string }) => one.name,
      )
    for (const words of ['서울', '소프트웨어', '京都', '市'])
      expect(await names(words)).toEqual([name])
    await upgradeWords(house.db as never)
    expect([await names('서울'), await found('mangoes')]).toEqual([[], [0]])
    expect(await indexEarlierSubmissions(house)).toBe(1)
    expect(await names('서울')).toEqual([name])
  },
)

onBothDatabases('the words of who is erased are gone from the search too', async (house) => {
  const { ctx, found } = await openInbox(house)
  await erasePerson(ctx, personCommand, 'jose@fruit.example')
  expect(await found('mangoes')).toEqual([])
  expect(await found('example')).toEqual([2, 1])
  const { rows } = await sql<{ words: string }>`select "words" from "submissionSearch"`.execute(
    house.db,
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('mango')
  if (house.engine === 'sqlite') {
    const kept = await sql<{ block: Buffer }>`select block from "submissionIndex_data"`.execute(
      house.db,
    )
    expect(Buffer.concat(kept.rows.map(({ block }) => block)).toString('latin1')).not.toContain(
      'mango',
    )
  }
})
