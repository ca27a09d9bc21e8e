import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/database/both-databases.ts'
import { openApp } from '../../../test/server/open-app.ts'
import { multipartBody } from '../../../test/sent/sent-forms.ts'
import { openFiles } from '../../platform/files/files.ts'
import { mediaApi } from './media-api.ts'

const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

onBothDatabases.postgresLong(
  'issue 11: a form with two pictures is refused, and neither is kept',
  async (house) => {
    const { db, changes, dataDir } = house
    const pictures = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'media')
    const { app, headers } = await openApp(house, (one) =>
      one.register(mediaApi, { db, changes, pictures }),
    )
    const send = (names: string[]) => {
      const files = names.map((name) => ({ field: name, name: `${name}.gif`, bytes: pixel }))
      const form = multipartBody({}, files)
      const sent = { ...headers, ...form.headers }
      return app.inject({ method: 'POST', url: '/api/media', headers: sent, payload: form.payload })
    }
    for (const names of [
      ['one', 'two'],
      ['one', 'two', 'three'],
      ['one', 'one'],
    ]) {
      const answer = await send(names)
      expect([names, answer.statusCode, answer.json().code]).toEqual([
        names,
        400,
        'pictures-at-once',
      ])
    }
    expect(await db.selectFrom('media').selectAll().execute()).toEqual([])
    expect((await send(['one'])).statusCode).toBe(201)
    // As browsers write quotation marks.
    expect((await send(['the %22new%22 yard, 100%'])).statusCode).toBe(201)
    const names = await db.selectFrom('mediaNotes').select('name').execute()
    expect(names.map(({ name }) => name).toSorted()).toEqual([
      'one.gif',
      'the "new" yard, 100%.gif',
    ])
  },
)

onBothDatabases.postgresLong('what is no form is refused as it is documented', async (house) => {
  const { db, changes, dataDir } = house
  const pictures = openFiles({ dataDir, filesUrl: undefined, s3Credentials: undefined }, 'media')
  const ctx = { db, changes, pictures }
  const { app, headers } = await openApp(house, (one) => one.register(mediaApi, ctx))
  for (const type of ['application/json', 'text/plain', 'image/png', undefined]) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/media',
      headers: { ...headers, ...(type && { 'content-type': type }) },
      payload: type ? '{bad' : '',
    })
    expect([type, answer.statusCode, answer.json()]).toMatchObject([
      type,
      415,
      { code: 'picture-not-in-form' },
    ])
  }
})
