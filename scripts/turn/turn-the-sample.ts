import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { owner } from '../../test/server/owner.ts'
import { application, enquiry, pdf } from '../../test/sent/sent-forms.ts'
import { startSite } from '../bench/running-site.ts'
import { openChromium } from '../provide/open-chromium.ts'
import { namesIn } from './names-to-look-for.ts'
import * as company from './other-company.ts'
import { apply, enquire } from '../../test/sent/send-as-visitor.ts'
import { leftOnDesk, whatIsLeft } from './what-is-left.ts'

/**
 * Turns the sample into another company through the screens of the desk alone, reads all that the site, the desk and its
 * mails then say, and tells each name of the sample that is left. Some minutes: `node scripts/turn/turn-the-sample.ts`.
 */
const kept = [
  'Ira Deshpande',
  'Pune',
  'Rukmini Hegde',
  'You see the drawing on day five.',
  'Innovation',
  'A call',
  'Offerings',
  'Digital advisory',
  'A ledger that closes in a day',
  'Darwaza',
  'Product design',
  'Imprint and terms',
  'Tech experts On-board',
  '2018',
  'Deck',
]
const mails: string[] = []
const sink = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  async onData(stream, _session, done) {
    const { subject, text, html, from, to, attachments } = await PostalMime.parse(
      await buffer(stream),
    )
    const names = attachments.map(({ filename }) => filename)
    mails.push(JSON.stringify({ subject, text, html, from, to, names }))
    done()
  },
})
sink.listen(0, '127.0.0.1')
await once(sink.server, 'listening')
const { port } = sink.server.address() as { port: number }

const site = await startSite(undefined, {
  RATE_LIMIT: 'off',
  LOG_LEVEL: 'error',
  ADMIN_EMAIL: owner.email,
  ADMIN_PASSWORD: owner.password,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'post@tarn.example',
  ENQUIRY_TO: 'office@tarn.example',
  CAREERS_TO: 'jobs@tarn.example',
})
const browser = await openChromium()
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
page.setDefaultTimeout(30_000)
const began = Date.now()
const note = (said: string) => console.log(`${Math.round((Date.now() - began) / 1000)} s  ${said}`)
const desk = { page, url: site.url, note }
const faults: string[] = []
page.on('console', (said) => said.type() === 'error' && note(`console: ${said.text().trim()}`))
try {
  await company.logIn(desk)
  await company.chooseLook(desk)
  await company.sayMandatoryPlaces(desk)
  await company.writeInPlace(desk, '/privacy')
  for (const name of kept) await company.sayFound(desk, name)
  await company.moveTo(desk, 'sahyagiri-ledger', 'the-long-boat')
  await company.moveTo(desk, 'darwaza', 'dinghy')
  await company.writePost(desk)
  await company.postJob(desk)
  await company.publishAll(desk)
  await company.keepFacts(desk)
  faults.push(...(await company.removeSample(desk)))
  await enquire(site.url, { ...enquiry, name: 'Solveig Dahl' })
  await apply(site.url, 'Boatbuilder', { ...application, name: 'Solveig Dahl' }, pdf())
  const { left, read } = await whatIsLeft(site.url)
  const all = [...left, ...(await leftOnDesk(page, site.url))]
  faults.push(...all.map(({ at, said }) => `${at}: ${said}`))
  for (let tries = 0; mails.length < 4 && tries < 100; tries++) await page.waitForTimeout(100)
  faults.push(...mails.flatMap((mail) => namesIn(mail).map((said) => `a mail: ${said}`)))
  note(`${read} addresses and ${mails.length} mails read`)
  if (mails.length < 4) faults.push(`Of four mails ${mails.length} came.`)
} finally {
  await browser.close()
  await site.stop()
  sink.close()
}
console.log(faults.join('\n'))
note(`${faults.length} faults`)
process.exitCode = faults.length > 0 ? 1 : 0
