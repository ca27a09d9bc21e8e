import sharp from 'sharp'
import { expect } from 'vitest'
import { onBothDatabases } from '../../../../test/database/both-databases.ts'
import { packHouse } from '../../../../test/sample/pack-house.ts'
import { commandLine } from '../../sessions/actor.ts'
import { readDocument } from '../read/read-document.ts'
import { withRemarks } from './with-remarks.ts'

/** A band of a colour, on nothing. */
const band = (fill: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="200"><path fill="${fill}" d="M40 40h520v90H40z"/></svg>`,
    ),
  )
    .png()
    .toBuffer()

onBothDatabases.postgresLong(
  'issue 15: the answer says which paper a picture as logo is hard to see on',
  async (given) => {
    const house = await packHouse(given)
    const brand = await readDocument(house, commandLine, 'brand')
    const remarksOf = async (fill: string) => {
      const { url } = await house.upload(await band(fill))
      const logoPicture = { upload: url, decorative: true }
      return (await withRemarks(house, { ...brand, value: { logoPicture } })).remarks
    }
    expect(await remarksOf('#101820')).toEqual([
      expect.stringMatching(/^The logo is hard to see on the dark paper #/),
    ])
    expect(await remarksOf('#f4f4f0')).toEqual([
      expect.stringMatching(/^The logo is hard to see on the light paper #/),
    ])
    expect(await remarksOf('#0f7b6c')).toBeUndefined()
  },
)

onBothDatabases.postgresLong(
  'issue 15: company and brand both say what pictures show of a name that no type can set',
  async (given) => {
    const house = await packHouse(given)
    const company = await readDocument(house, commandLine, 'company')
    const told = await withRemarks(house, {
      ...company,
      value: { ...company.value, name: 'कंपनी', legalName: undefined },
    })
    expect(told.remarks).toEqual([
      expect.stringContaining('Pictures of shared links show the logo without the name.'),
    ])
    expect((await withRemarks(house, company)).remarks).toBeUndefined()
  },
)
