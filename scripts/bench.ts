import { measureDocuments } from './bench/many-documents.ts'
import { measureEdit } from './bench/browser/edit.ts'
import { measureFlood } from './bench/flood.ts'
import { measureHeroFrames } from './bench/browser/hero-frames.ts'
import { measureHostile } from './bench/hostile.ts'
import { measureInbox } from './bench/inbox.ts'
import { measureLighthouse } from './bench/browser/lighthouse.ts'
import { measurePosts } from './bench/posts.ts'
import { measureNavigation } from './bench/browser/service-to-service.ts'
import { measureRender } from './bench/cold-pages.ts'
import { measureMemory, measureMiss, measureRequests } from './bench/requests.ts'
import { measureStart } from './bench/start.ts'
import { printTable, type Row } from './bench/table.ts'
import { measureTyping } from './bench/browser/typing.ts'
import { measureWeight } from './bench/weight.ts'
import { buildIsCurrent } from './bundle/build-stamp.ts'

/** Measures the built site against its budgets. One part: npm run bench -- requests */
const parts: Record<string, () => Promise<Row[]>> = {
  start: measureStart,
  miss: measureMiss,
  render: measureRender,
  requests: measureRequests,
  flood: measureFlood,
  hostile: measureHostile,
  posts: measurePosts,
  inbox: measureInbox,
  documents: measureDocuments,
  memory: measureMemory,
  weight: measureWeight,
  navigation: measureNavigation,
  frames: measureHeroFrames,
  typing: measureTyping,
  edit: measureEdit,
  lighthouse: measureLighthouse,
}

if (!buildIsCurrent()) {
  console.error('There is no current build. Run npm run build first.')
  process.exit(1)
}
const asked = process.argv.slice(2)
const rows: Row[] = []
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.error(`measuring ${name} …`)
  rows.push(...(await measure()))
}
printTable(rows)
console.log(`\nRepeat with: npm run bench${asked.length > 0 ? ` -- ${asked.join(' ')}` : ''}`)
process.exit(rows.every((row) => row.met) ? 0 : 1)
