import { chromium } from 'playwright-core'
import { writeTogether } from '../../test/writing-together.ts'
import { startSite } from '../bench/running-site.ts'
import { provideChromium } from '../provide/provide-chromium.ts'

/**
 * Two people write in two fields of one document, in two browsers, over a line with two seconds of latency: a minute of
 * it. `node scripts/editing/write-together.ts 300` is five.
 */
const seconds = Number(process.argv[2] ?? 60)
const site = await startSite(undefined, {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'warn',
  ADMIN_EMAIL: 'owner@example.com',
  ADMIN_PASSWORD: 'correct horse battery',
})
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const open = () => chromium.launch({ executablePath: provideChromium(), args })
const browsers = await Promise.all([open(), open()])
try {
  const contexts = await Promise.all(browsers.map((browser) => browser.newContext()))
  const done = await writeTogether([contexts[0]!, contexts[1]!], site.url, { seconds, lag: 2000 })
  const { wanted, stored, asked, heard, saves, letters } = done
  const isKept = JSON.stringify(stored) === JSON.stringify(wanted)
  if (!isKept) console.log({ wanted, stored })
  console.log(
    `${seconds} seconds, ${letters} letters, ${saves} saves: ${isKept ? 'nothing' : 'SOMETHING'} lost, ${asked.join(' and ')} questions, the other’s words shown: ${heard.join(' and ')}`,
  )
  process.exitCode = isKept && asked.every((count) => count === 0) && !heard.includes(false) ? 0 : 1
} finally {
  await Promise.all(browsers.map((browser) => browser.close()))
  await site.stop()
}
