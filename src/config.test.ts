import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('an empty environment is enough', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    siteUrl: 'http://127.0.0.1:3000',
    databaseUrl: undefined,
    sampleData: true,
    rateLimit: true,
    fastLane: true,
    pageCacheBytes: 64 * 1024 * 1024,
    trustProxy: [],
    logLevel: 'info',
  })
})

test('a variable that is set to nothing counts as not set', () => {
  expect(readConfig({ PORT: '', HOST: '  ', SITE_URL: '' })).toEqual(readConfig({}))
})

test('every mistake is listed, each with its variable and what it must be', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    SITE_URL: 'www.example.com',
    DATABASE_URL: 'mysql://127.0.0.1/foyer',
    ADMIN_EMAIL: 'not an address',
    ADMIN_PASSWORD: 'short',
    SAMPLE_DATA: 'maybe',
    RATE_LIMIT: '100',
    PAGE_CACHE_MB: 'much',
    TRUST_PROXY: 'everyone',
    WHATSAPP_NUMBER: 'call me',
    LOG_LEVEL: 'loud',
  })
  const named = problems.map((problem) => problem.split(' ')[0])
  expect(named).toEqual([
    'PORT',
    'SITE_URL',
    'DATABASE_URL',
    'ADMIN_EMAIL',
    'ADMIN_PASSWORD',
    'SAMPLE_DATA',
    'RATE_LIMIT',
    'PAGE_CACHE_MB',
    'TRUST_PROXY',
    'WHATSAPP_NUMBER',
    'LOG_LEVEL',
  ])
  for (const problem of problems) expect(problem).toMatch(/^[A-Z_]+ (must|is) .+\.$/)
  expect(problems[0]).toBe("PORT must be a whole number from 0 to 65535; it is 'eighty'.")
})

test('secrets are not repeated', () => {
  const { message } = new ConfigError(
    problemsOf({
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'hunter2',
      DATABASE_URL: 'mysql://foyer:swordfish@127.0.0.1/foyer',
      SMTP_URL: 'http://foyer:opensesame@127.0.0.1',
    }),
  )
  expect(message).toMatch(/ADMIN_PASSWORD[\s\S]+DATABASE_URL|DATABASE_URL[\s\S]+ADMIN_PASSWORD/)
  expect(message).not.toMatch(/hunter2|swordfish|opensesame/)
})

test.each(['65536', '-1', '3.5', '0x50', '1e3'])('PORT %s is refused', (port) => {
  expect(problemsOf({ PORT: port })).toHaveLength(1)
})

test('a password without an address is a contradiction, said beside the other mistakes', () => {
  const problems = problemsOf({ ADMIN_PASSWORD: 'a long enough secret', PORT: 'x' })
  expect(problems).toHaveLength(2)
  expect(problems.join()).toMatch(/ADMIN_EMAIL is missing/)
})

test('the public address is an origin; one with a path, which would be lost, is refused', () => {
  for (const right of ['https://www.example.com', 'https://www.example.com/'])
    expect(readConfig({ SITE_URL: right }).siteUrl).toBe('https://www.example.com')
  for (const more of ['/site', '/site/', '/?x=1', '/#top'])
    expect(problemsOf({ SITE_URL: `https://www.example.com${more}` })).toEqual([
      'SITE_URL must be an address such as https://www.example.com, without a path, a query or a user.',
    ])
  for (const wrong of ['https://me@www.example.com', 'www.example.com/site'])
    expect(problemsOf({ SITE_URL: wrong })).toHaveLength(1)
})

test('an IPv6 host makes a valid address', () => {
  const { siteUrl } = readConfig({ HOST: '::1', PORT: '8080' })
  expect(siteUrl).toBe('http://[::1]:8080')
  expect(URL.canParse(siteUrl)).toBe(true)
})

test('a host that can be none is refused before anything begins', () => {
  for (const wrong of ['a b', '999.1.1.1', '[::1]', 'http://here', 'here:80'])
    expect([wrong, problemsOf({ HOST: wrong }).length]).toEqual([wrong, 1])
  for (const right of ['0.0.0.0', '::', 'fe80::1%eth0', 'localhost', 'my_host'])
    expect([right, problemsOf({ HOST: right })]).toEqual([right, []])
})

test('an address that paths are put behind has no query, no fragment and no user', () => {
  for (const name of ['API_BASE_URL', 'EMAIL_SERVICE_URL']) {
    for (const more of ['?key=1', '/v1#top', '/?'])
      expect(problemsOf({ [name]: `https://api.example${more}` })).toEqual([
        `${name} must be an address such as https://www.example.com, without a query or a user.`,
      ])
    expect(problemsOf({ [name]: 'https://me:secret@api.example' })).toHaveLength(1)
    expect(problemsOf({ [name]: 'https://api.example/v1/' })).toEqual([])
  }
})

test('a telephone number may be written as people write it', () => {
  expect(readConfig({ WHATSAPP_NUMBER: '+91 (20) 5550-0100' }).whatsappNumber).toBe('912055500100')
})

test('the figures are off unless they have a token or a port; a short token is refused, and not repeated', () => {
  expect(readConfig({}).metrics).toEqual({ token: undefined, host: '127.0.0.1', port: undefined })
  expect(problemsOf({ METRICS_TOKEN: 'sesame' })).toEqual([
    'METRICS_TOKEN must have at least 16 letters, figures or signs, without spaces.',
  ])
  expect(problemsOf({ METRICS_PORT: 'x' })).toHaveLength(1)
  expect(problemsOf({ METRICS_HOST: '0.0.0.0' })).toEqual([
    'METRICS_PORT is missing; METRICS_HOST is the address of that port.',
  ])
})

test('proxies are a list', () => {
  expect(readConfig({ TRUST_PROXY: '10.0.0.2, 10.1.0.0/16' }).trustProxy).toEqual([
    '10.0.0.2',
    '10.1.0.0/16',
  ])
})

test('a proxy that is no address and a mail server without a name are refused, not met later', () => {
  for (const wrong of [
    '999.1.1.1',
    ':::::',
    'abc',
    '1.2.3',
    '10.0.0.0/33',
    '10.0.0.0/0',
    '::1/',
    '10.0.0.1,',
  ])
    expect([wrong, problemsOf({ TRUST_PROXY: wrong }).length]).toEqual([wrong, 1])
  for (const right of ['off', '::1', 'fe80::/10', '10.0.0.2 , 10.1.0.0/16'])
    expect([right, problemsOf({ TRUST_PROXY: right })]).toEqual([right, []])
  for (const wrong of ['smtp://', 'smtp:mail', 'smtps://:465'])
    expect([wrong, problemsOf({ SMTP_URL: wrong }).length]).toEqual([wrong, 1])
  expect(problemsOf({ SMTP_URL: 'nonsense' })).toHaveLength(1)
})

test('nobody can change the configuration later', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true)
})

test('what visitors sent is kept as long as the privacy page promises, unless told otherwise', () => {
  expect(readConfig({}).retention).toEqual({ enquiriesMonths: 24, applicationsMonths: 12 })
  const given = { RETENTION_ENQUIRIES_MONTHS: '6', RETENTION_APPLICATIONS_MONTHS: '3' }
  expect(readConfig(given).retention).toEqual({ enquiriesMonths: 6, applicationsMonths: 3 })
  for (const months of ['0', '-1', '1.5', 'ever'])
    expect(problemsOf({ RETENTION_ENQUIRIES_MONTHS: months })).toHaveLength(1)
})

test('a bucket needs both halves of its key, and neither is repeated', () => {
  const bucket = { FILES_URL: 's3://files?endpoint=http://127.0.0.1:9000&region=eu-1' }
  const [problem] = problemsOf({ ...bucket, AWS_SECRET_ACCESS_KEY: 'opensesame' })
  expect(problem).toBe('FILES_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.')
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(readConfig({ ...bucket, ...key }).s3Credentials).toEqual({
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
})

test('an address of a bucket that names none, or no endpoint, is refused in words', () => {
  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' }
  const problemOf = (FILES_URL: string) => problemsOf({ FILES_URL, ...key })
  expect(problemOf('s3:///folder')).toEqual([
    'FILES_URL names no bucket; it begins with s3:// and the name of one.',
  ])
  for (const endpoint of ['files', 'ftp://files', 'http://'])
    expect(problemOf(`s3://bucket?endpoint=${endpoint}`)).toEqual([
      'FILES_URL has an endpoint that is no address; it should be one such as https://s3.example.com.',
    ])
  expect(problemOf('s3://bucket/files%20(old)')).toEqual([
    'FILES_URL names a folder that not every bucket can list: use letters, figures, spaces and . _ - only.',
  ])
  expect(problemOf('s3://bucket/50%')).toEqual([
    'FILES_URL has a broken % in the name of its folder.',
  ])
  expect(readConfig({ FILES_URL: 's3://bucket/Ver%20tr%C3%A4ge', ...key }).filesUrl).toBeDefined()
})

test('mails have a sender even if only their recipient is given', () => {
  expect(readConfig({ ENQUIRY_TO: 'sales@example.com' }).mailFrom).toBe('sales@example.com')
  expect(readConfig({ ENQUIRY_TO: 'a@example.com', MAIL_FROM: 'b@example.com' }).mailFrom).toBe(
    'b@example.com',
  )
})

test('mails go to one address each; who gives several is told what to do instead', () => {
  for (const right of [
    'sales@example.com',
    'Sales <sales@example.com>',
    '<sales@example.com>',
    '"Acme, Inc." <sales@example.com>',
    '"Sales @ Acme" <sales@example.com>',
  ])
    expect([right, readConfig({ ENQUIRY_TO: right }).enquiryTo]).toEqual([right, right])
  for (const wrong of [
    'Ann <ann@x.example>, Bob <bob@x.example>',
    'ann@x.example, Bob <bob@x.example>',
    'ann@x.example,bob@x.example',
    'ann@x.example;bob',
    '<ann@x.example> Bob <bob@x.example>',
    'sales',
  ])
    expect([wrong, problemsOf({ CAREERS_TO: wrong })]).toEqual([
      wrong,
      [expect.stringContaining('for several people, give the address of a mailing list')],
    ])
  expect(problemsOf({ MAIL_FROM: 'a@x.example, b@x.example' })).toHaveLength(1)
})

test('issue 15: COMPANY_NAME is a name that the desk would take, too', () => {
  const problem = (COMPANY_NAME: string) => problemsOf({ COMPANY_NAME })[0]
  expect(problem('Rekha\nSöhne')).toMatch(/^COMPANY_NAME must be one line/)
  expect(problem('‹Rekha›')).toMatch(/^COMPANY_NAME is still the note/)
  expect(problem('\u200B')).toMatch(/^COMPANY_NAME is missing/)
  expect(problem('é'.repeat(61))).toMatch(/^COMPANY_NAME has at most 60 characters/)
  expect(readConfig({ COMPANY_NAME: ' Rekha \u202E& Söhne ' }).companyName).toBe('Rekha & Söhne')
  expect(readConfig({}).companyName).toBe('Your company')
})
