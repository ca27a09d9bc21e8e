import { expect } from 'vitest'
import { onBothDatabases } from '../../../test/both-databases.ts'
import { openApp } from '../../../test/open-app.ts'
import { openFiles } from '../../platform/files/files.ts'
import { mediaApi } from './media-api.ts'

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
