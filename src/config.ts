import { resolve } from 'node:path'
import { z } from 'zod'
import { company } from './features/documents/kinds/company/company.ts'
import { retentionMonths } from './features/submissions/retention/retention-months.ts'
import { filesUrlProblem } from './platform/files/read-files-url.ts'
import { isProxy } from './platform/http/is-proxy.ts'

const word = (...words: [string, ...string[]]) =>
  z.enum(words, { error: `must be one of: ${words.join(', ')}` })

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address such as ${example}`,
    abort: true,
  })

const mailServer = url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example.com:587').refine(
  (value) => new URL(value).hostname !== '',
  { error: 'names no mail server; it should be such as smtp://user:password@mail.example.com:587' },
)

const web = url(['http:', 'https:'], 'https://www.example.com')

const bare = (signs: RegExp, what: string) =>
  web.refine((value) => !signs.test(value), {
    error: `must be an address such as https://www.example.com, without ${what}`,
  })

/** Every address of the site begins with it, so that a path would be lost. */
const origin = bare(/[^/:]\/.|[?#@]/, 'a path, a query or a user').transform(
  (value) => new URL(value).origin,
)

const trimmed = (value: string) => value.replace(/\/+$/, '')

const webAddress = web.transform(trimmed)

/** Paths are put behind it. */
const baseAddress = bare(/[?#@]/, 'a query or a user').transform(trimmed)

const inAddress = (host: string) => (host.includes(':') ? `[${host}]` : host)

const host = z
  .string()
  .refine((value) => URL.canParse(`http://${inAddress(value.replace(/%.*/, ''))}`), {
    error: 'must be a name or an address of this machine, such as 127.0.0.1',
  })
  .default('127.0.0.1')

/** One address, bare or behind a name; a name in quotation marks may have any sign in it. */
const oneAddress = /^[^\s@<>,;]+@[^\s@<>,;]+$|^(?:"[^"]*" ?|[^<>@"]*)<[^\s@<>,;]+@[^\s@<>,;]+>$/

const mailbox = z.string().regex(oneAddress, {
  error: 'must be one mail address such as hello@example.com',
})

const recipient = z.string().regex(oneAddress, {
  error:
    'must be one mail address such as hello@example.com; for several people, give the address of a mailing list',
})

/** What the company may be called in the desk. */
const companyName = z.string().transform((given, context) => {
  const { data = given, error } = company.schema.shape.name.safeParse(given)
  for (const { message } of error?.issues ?? [])
    context.addIssue(message.replace(/^Name (.*)\.$/, '$1'))
  return data
})

const months = z
  .string()
  .regex(/^[1-9]\d{0,2}$/, { error: 'must be a whole number of months from 1 to 999' })
  .transform(Number)

const port = z
  .string()
  .regex(/^\d+$/, { error: 'must be a whole number from 0 to 65535' })
  .transform(Number)
  .refine((port) => port <= 65535, { error: 'must be a whole number from 0 to 65535' })

const environment = z.object({
  PORT: port.default(3000),
  HOST: host,
  SITE_URL: origin.optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'postgres://user:password@127.0.0.1:5432/foyer',
  ).optional(),
  FILES_URL: url(['s3:'], 's3://bucket?endpoint=https://…&region=…').optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  ADMIN_EMAIL: z.email({ error: 'must be a mail address such as you@example.com' }).optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, { error: 'must have at least 8 characters' })
    .max(256, { error: 'must have at most 256 characters' })
    .optional(),
  SAMPLE_DATA: word('on', 'off').default('on'),
  COMPANY_NAME: companyName.default('Your company'),
  SMTP_URL: mailServer.optional(),
  MAIL_FROM: mailbox.optional(),
  ENQUIRY_TO: recipient.optional(),
  CAREERS_TO: recipient.optional(),
  RETENTION_ENQUIRIES_MONTHS: months.default(retentionMonths.enquiries),
  RETENTION_APPLICATIONS_MONTHS: months.default(retentionMonths.applications),
  RATE_LIMIT: word('on', 'off').default('on'),
  FAST_LANE: word('on', 'off').default('on'),
  PAGE_CACHE_MB: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a whole number of megabytes; 0 keeps no page' })
    .transform(Number)
    .default(64),
  TRUST_PROXY: z
    .string()
    .refine((value) => value === 'off' || value.split(',').every(isProxy), {
      error: "must be 'off' or proxy addresses separated by commas, such as 10.0.0.2, 10.1.0.0/16",
    })
    .default('off'),
  WHATSAPP_NUMBER: z
    .string()
    .transform((value) => value.replace(/[\s()+-]/g, ''))
    .pipe(
      z.string().regex(/^\d{6,15}$/, { error: 'must be a phone number such as +91 20 5550 0100' }),
    )
    .optional(),
  BLOG_EDITOR_URL: webAddress.optional(),
  API_BASE_URL: baseAddress.optional(),
  EMAIL_SERVICE_URL: baseAddress.optional(),
  EMAIL_SERVICE_ID: z.string().optional(),
  EMAIL_TEMPLATE_ID: z.string().optional(),
  EMAIL_USER_ID: z.string().optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, {
      error: 'must have at least 16 letters, figures or signs, without spaces',
    })
    .optional(),
  METRICS_PORT: port.optional(),
  METRICS_HOST: host,
  LOG_LEVEL: word('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent').default('info'),
})

export type Config = ReturnType<typeof arrange>

export class ConfigError extends Error {
  problems: string[]

  constructor(problems: string[]) {
    super(
      `Foyer cannot start. Its configuration has ${problems.length === 1 ? 'a mistake' : 'mistakes'}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.problems = problems
  }
}

/** Reads the whole environment at once: a frozen configuration, or every mistake in words. */
export function readConfig(source: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.keys(environment.shape)
      .map((name) => [name, source[name]?.trim()])
      .filter(([, value]) => value),
  )
  const result = environment.safeParse(given)
  const problems = result.success
    ? []
    : result.error.issues.map(
        (issue) =>
          `${issue.path.join('.')} ${issue.message}${given[String(issue.path[0])] !== undefined && !secret(String(issue.path[0])) ? `; it is '${given[String(issue.path[0])]}'` : ''}.`,
      )
  problems.push(...contradictions(given))
  if (!result.success || problems.length > 0) throw new ConfigError(problems)
  return arrange(result.data)
}

const secret = (name: string) => /PASSWORD|TOKEN|_URL$|_ID$|_KEY$/.test(name)

function contradictions(given: Record<string, string | undefined>): string[] {
  const problems: string[] = []
  if (given.ADMIN_PASSWORD && !given.ADMIN_EMAIL)
    problems.push('ADMIN_EMAIL is missing; ADMIN_PASSWORD is the password of that address.')
  if (given.METRICS_HOST && !given.METRICS_PORT)
    problems.push('METRICS_PORT is missing; METRICS_HOST is the address of that port.')
  if (given.FILES_URL && !(given.AWS_ACCESS_KEY_ID && given.AWS_SECRET_ACCESS_KEY))
    problems.push('FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const filesProblem = given.FILES_URL?.startsWith('s3:') && filesUrlProblem(given.FILES_URL)
  if (filesProblem) problems.push(filesProblem)
  return problems
}

function arrange(values: z.infer<typeof environment>) {
  const dataDir = resolve(values.DATA_DIR)
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    siteUrl: values.SITE_URL ?? `http://${inAddress(values.HOST)}:${values.PORT}`,
    siteUrlGiven: values.SITE_URL !== undefined,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    filesUrl: values.FILES_URL,
    s3Credentials:
      values.AWS_ACCESS_KEY_ID && values.AWS_SECRET_ACCESS_KEY
        ? {
            accessKeyId: values.AWS_ACCESS_KEY_ID,
            secretAccessKey: values.AWS_SECRET_ACCESS_KEY,
          }
        : undefined,
    adminEmail: values.ADMIN_EMAIL,
    adminPassword: values.ADMIN_PASSWORD,
    sampleData: values.SAMPLE_DATA === 'on',
    companyName: values.COMPANY_NAME,
    smtpUrl: values.SMTP_URL,
    mailFrom:
      values.MAIL_FROM ??
      values.ENQUIRY_TO ??
      values.CAREERS_TO ??
      'no-reply@localhost.localdomain',
    enquiryTo: values.ENQUIRY_TO,
    careersTo: values.CAREERS_TO ?? values.ENQUIRY_TO,
    retention: {
      enquiriesMonths: values.RETENTION_ENQUIRIES_MONTHS,
      applicationsMonths: values.RETENTION_APPLICATIONS_MONTHS,
    },
    rateLimit: values.RATE_LIMIT === 'on',
    fastLane: values.FAST_LANE === 'on',
    pageCacheBytes: values.PAGE_CACHE_MB * 1024 * 1024,
    trustProxy:
      values.TRUST_PROXY === 'off' ? [] : values.TRUST_PROXY.split(',').map((part) => part.trim()),
    whatsappNumber: values.WHATSAPP_NUMBER ?? '',
    blogEditorUrl: values.BLOG_EDITOR_URL,
    apiBaseUrl: values.API_BASE_URL,
    emailService: values.EMAIL_SERVICE_URL
      ? {
          url: values.EMAIL_SERVICE_URL,
          serviceId: values.EMAIL_SERVICE_ID,
          templateId: values.EMAIL_TEMPLATE_ID,
          userId: values.EMAIL_USER_ID,
        }
      : undefined,
    metrics: {
      token: values.METRICS_TOKEN,
      host: values.METRICS_HOST,
      port: values.METRICS_PORT,
    },
    logLevel: values.LOG_LEVEL,
  })
}
