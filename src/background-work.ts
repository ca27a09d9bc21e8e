import { publishOnTime } from './features/publications/publish-on-time.ts'
import type { Config } from './config.ts'
import { retentionMonths } from './features/submissions/retention/retention-months.ts'
import { eraseExpired } from './features/submissions/retention/erase-expired.ts'
import { indexEarlierPosts } from './features/posts/search/index-earlier-posts.ts'
import { indexEarlierSubmissions } from './features/submissions/search/index-earlier-submissions.ts'
import { documentsWith } from './features/documents/documents-with.ts'
import type { RenderedPages } from './features/gate/drawn/rendered-pages.ts'
import { sweepPictures } from './features/posts/pictures/sweep-pictures.ts'
import { sweepFiles } from './features/submissions/retention/sweep-files.ts'
import { databaseBegan } from './features/settings/database-began.ts'
import type { Ctx } from './platform/ctx.ts'
import { openFiles } from './platform/files/files.ts'
import type { Log } from './platform/log.ts'
import { OutboxWorker } from './platform/outbox/outbox-worker.ts'
import { smtpDelivery } from './platform/outbox/smtp-delivery.ts'

type Ground = Pick<Ctx, 'log' | 'db' | 'changes' | 'clock' | 'files'> & {
  config: Config
  works: RenderedPages
}

const hour = 3_600_000
const day = 24 * hour
const week = 7 * day

/** What goes on without anybody asking: mail leaves, what has expired is erased, orphans are swept. */
export function startBackgroundWork(ground: Ground) {
  const { config, log, db, changes, works } = ground
  const worker = config.smtpUrl ? openOutbox(config.smtpUrl, ground) : undefined
  changes.onChange((nouns) => {
    if (nouns.includes('outbox') || nouns.includes('everything')) worker?.wake()
  })
  worker?.wake()
  const stopPublishing = publishOnTime({
    db,
    changes,
    log,
    looks: { ...works, siteUrl: config.siteUrl },
  })
  warnOfPromises(config.retention, log)
  tellOfEmailService(config.emailService, log)

  const stopping = new AbortController()
  const { signal } = stopping
  let tidying: Promise<void> | undefined
  const tidy = () => {
    tidying ??= tidyUp().finally(() => (tidying = undefined))
  }
  const tidyUp = async () => {
    try {
      const indexed =
        (await indexEarlierPosts({ db, changes })) +
        (await indexEarlierSubmissions({ db, changes }))
      if (indexed > 0) log.info({ indexed }, 'What was there earlier can be found now')
      const erased = await eraseExpired(ground, config.retention)
      const swept = await sweepFiles(ground, hour, await databaseBegan(db), signal)
      if (erased + swept > 0) log.info({ erased, swept }, 'What had expired was erased')
    } catch (error) {
      log.error({ err: error }, 'Tidying up failed')
    }
  }
  const every = setInterval(tidy, hour)
  tidy()
  const pictured = { db, changes, pictures: openFiles(config, 'media') }
  const tidyPictures = async () => {
    try {
      const since = await databaseBegan(db)
      const swept = await sweepPictures(pictured, week, documentsWith, since, signal)
      if (swept > 0) log.info({ swept }, 'Pictures that nothing shows were removed')
    } catch (error) {
      log.error({ err: error }, 'Sweeping pictures failed')
    }
  }
  let sweeping: Promise<void> | undefined
  const daily = setInterval(() => (sweeping = tidyPictures()), day)
  const soon = setTimeout(() => (sweeping = tidyPictures()), hour)

  return {
    async stop() {
      stopping.abort()
      clearInterval(every)
      clearInterval(daily)
      clearTimeout(soon)
      await Promise.all([worker?.stop(), stopPublishing(), tidying, sweeping])
    },
  }
}

/** Browsers send straight there: what becomes of an enquiry is known there alone. */
function tellOfEmailService(service: Config['emailService'], log: Log) {
  if (!service) return
  log.info(
    { service: service.url },
    'Enquiries go to EMAIL_SERVICE_URL: none of them is kept here, and what it refuses is told to their sender alone',
  )
  const { userId, serviceId, templateId } = service
  const ids = { EMAIL_USER_ID: userId, EMAIL_SERVICE_ID: serviceId, EMAIL_TEMPLATE_ID: templateId }
  const missing = Object.entries(ids).flatMap(([name, id]) => (id ? [] : [name]))
  if (missing.length > 0)
    log.warn({ missing }, 'EMAIL_SERVICE_URL needs these: until then no enquiry can be sent')
}

/** Visitors agreed to the words on the page, whatever the settings say. */
function warnOfPromises({ enquiriesMonths, applicationsMonths }: Config['retention'], log: Log) {
  const { enquiries, applications } = retentionMonths
  if (enquiriesMonths !== enquiries || applicationsMonths !== applications)
    log.warn(
      { kept: [enquiriesMonths, applicationsMonths], promised: [enquiries, applications] },
      'The sample’s privacy page promises other months than the settings keep: change the page, too',
    )
}

/** Said once, and not with each mail that waits. */
function warnOfMissing({ enquiryTo, careersTo }: Config, log: Log) {
  const about = [...(enquiryTo ? [] : ['enquiries']), ...(careersTo ? [] : ['applications'])]
  if (about.length > 0)
    log.warn(
      `No one gets mails about ${about.join(' and ')}: ENQUIRY_TO and CAREERS_TO say who does`,
    )
}

function openOutbox(
  smtpUrl: string,
  { config, log, db, clock, files }: Omit<Ground, 'changes' | 'works'>,
) {
  warnOfMissing(config, log)
  const recipients = { '@enquiries': config.enquiryTo, '@careers': config.careersTo }
  const deliver = smtpDelivery({ smtpUrl, mailFrom: config.mailFrom, recipients, files })
  return new OutboxWorker({ db, deliver, log, clock })
}
