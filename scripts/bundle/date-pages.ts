import { readFileSync, writeFileSync } from 'node:fs'
import { listDrafts } from '../../src/web/directory/list-pages.server.ts'
import { sample } from '../../test/sample/sample-documents.ts'
import { dated } from '../../src/web/directory/page-dates.ts'

/** Writes down today for every page whose words have changed: what the site map calls last modified. */
const file = new URL('../../packs/sample-page-dates.json', import.meta.url)
const dates = dated(listDrafts(sample), JSON.parse(readFileSync(file, 'utf8')))
writeFileSync(file, `${JSON.stringify(dates, null, 2)}\n`)
