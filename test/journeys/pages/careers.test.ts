import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { ask } from '../../server/ask.ts'
import { atBothWidths, becomesLive, journey, onOwnSite } from '../../browser/browser.ts'
import { holdBack } from '../../browser/hold-back.ts'
import { docx, pdf } from '../../sent/sent-forms.ts'
import { startSite } from '../../server/site.ts'
import { staffOf } from '../../sent/what-was-sent.ts'

// It counts the jobs.
onOwnSite()

const off = { javaScriptEnabled: false }
const title = 'Platform lead, North America'
const failed = 'Failed to submit application. Please try again later.'
const someone = () => `${randomUUID()}@example.com`
const job = (page: Page, name = title) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const form = (page: Page, name = title) => page.getByRole('form', { name: `Apply for ${name}` })
const resume = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf('A life', 30_000) }

async function openForm(page: Page, name = title) {
  await becomesLive(page)
  await job(page, name).getByRole('button', { name: 'Apply', exact: true }).click()
  await form(page, name).waitFor()
}

async function fill(page: Page, email: string, name = title) {
  await form(page, name).getByLabel('Name').fill('Ravi Menon')
  await form(page, name).getByLabel('Email').fill(email)
  await form(page, name).getByLabel('Cover letter').fill('I lead.\nCalmly.')
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer } = resume) =>
  page.locator('input[name=resume]').setInputFiles(file)

const submit = (page: Page) => page.getByRole('button', { name: 'Submit application' })

atBothWidths.long(
  'CAR-1: a mark rings the odd letter of the banner, whose words stay as they are',
  async ({ page, open }) => {
    await open('/careers')
    const words = 'We Are Looking fot Talented Testers'
    const banner = page.getByRole('heading', { level: 1, name: words, exact: true })
    expect(await banner.textContent()).toBe(words)
    const ringed = await banner.evaluate((heading) => {
      const letter = document.createRange()
      letter.setStart(heading.firstChild!, 17)
      letter.setEnd(heading.firstChild!, 18)
      const { left, right, top, bottom } = letter.getBoundingClientRect()
      const ring = heading.querySelector('path')!.getBoundingClientRect()
      const y = (top + bottom) / 2
      return ring.left < left && right < ring.right && ring.top < y && y < ring.bottom
    })
    expect(ringed).toBe(true)
  },
)

atBothWidths(
  'CAR-1, CAR-2, CAR-3, CAR-4: banner, six benefits, the certification and the jobs stand in the page without JavaScript',
  async ({ page, open }) => {
    await open('/careers')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'We Are Looking fot Talented Testers',
    )
    expect(await page.locator('main').innerText()).toMatch(/fulfilling career/)
    const cards = page.locator('#why-join li')
    expect(await cards.locator('h3').allInnerTexts()).toEqual([
      'Innovation',
      'Reward & Recognition',
      'Employee Value Proposition & Culture',
      'Professional Development',
      'Benefits',
      'Growth',
    ])
    const loaded = cards
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('loading')))
    expect(await loaded).toEqual([null, 'lazy', 'lazy', 'lazy', 'lazy', 'lazy'])
    expect(await page.getByRole('heading', { name: 'Great Place to Work' }).count()).toBe(1)
    expect(await page.getByRole('heading', { name: 'Job Postings' }).count()).toBe(1)
    expect(await page.locator('#jobs article').count()).toBe(5)
    const text = await job(page).innerText()
    expect(text).toContain('Austin, Texas (hybrid)')
    expect(text).toContain('$148,000–$182,000 a year')
    expect(text).toContain('Fourteen client systems run on landing zones')
    expect(text).toContain('Eight years in infrastructure')
    expect(
      await job(page)
        .getByRole('list', { name: /^Share/ })
        .getByRole('link')
        .count(),
    ).toBe(3)
    expect(await job(page).getByRole('button', { name: 'Apply' }).count()).toBe(1)
    expect(await page.locator('.application').count()).toBe(0)
  },
  off,
)

atBothWidths(
  'CAR-5: no form is open by default, one at most is open, Cancel closes and clears it',
  async ({ page, open }) => {
    const other = 'Front-end engineer, clinic software'
    await open('/careers')
    await openForm(page)
    expect(await form(page).getByRole('heading').innerText()).toBe(`Apply for ${title}`)
    await fill(page, someone())
    await openForm(page, other)
    expect(await page.locator('.application').count()).toBe(1)
    expect(await form(page, other).getByLabel('Name').inputValue()).toBe('')
    await openForm(page)
    expect(await form(page).getByLabel('Name').inputValue()).toBe('Ravi Menon')
    await form(page).getByRole('button', { name: 'Cancel' }).click()
    expect(await page.locator('.application').count()).toBe(0)
    await openForm(page)
    expect(await form(page).getByLabel('Name').inputValue()).toBe('')
  },
)

for (const [how, press] of [
  ['by keyboard', (button: Locator) => button.press('Enter')],
  ['by mouse', (button: Locator) => button.click()],
] as const)
  atBothWidths.long(
    `CAR-5: Cancel pressed ${how} leaves the focus on Apply of that job`,
    async ({ page, open }) => {
      await open('/careers')
      for (const name of [title, 'Front-end engineer, clinic software']) {
        await openForm(page, name)
        await press(form(page, name).getByRole('button', { name: 'Cancel' }))
        await expect.poll(() => form(page, name).count()).toBe(0)
        const apply = job(page, name).getByRole('button', { name: 'Apply', exact: true })
        expect(await apply.evaluate((button) => button === document.activeElement)).toBe(true)
      }
    },
  )

atBothWidths.long(
  'CAR-5: Apply pressed before the code is there opens the form in the page when it is',
  async ({ page, open }) => {
    const release = await holdBack(page, '**/assets/*.js')
    await open('/careers')
    await job(page).getByRole('button', { name: 'Apply' }).click()
    release()
    await job(page).getByRole('button', { name: 'Cancel' }).waitFor()
    expect(await form(page).count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/careers')
  },
)

journey.long(
  'CAR-5: Apply leads to the page of the job when the code does not come',
  390,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/ERR_FAILED|Failed to fetch dynamically imported module/)
    await page.route('**/assets/*.js', (route) => route.abort())
    await open('/careers')
    await job(page).getByRole('button', { name: 'Apply' }).click()
    await page.waitForURL(/\/careers\/platform-lead-north-america/)
    await page.unrouteAll()
    expect(await form(page).count()).toBe(1)
  },
)

atBothWidths.once(
  'CAR-6, CAR-7: an application is stored with its resume under its job, and the form closes',
  async ({ page, open, site }) => {
    const email = someone()
    await open('/careers')
    await openForm(page)
    await fill(page, email)
    await choose(page)
    await submit(page).click()
    await page.getByText(`Application submitted for ${title}!`).waitFor()
    await expect.poll(() => page.locator('.application').count()).toBe(0)
    const staff = await staffOf(site)
    const [sent, ...others] = await staff.applicationsFrom(email)
    expect(others).toEqual([])
    expect(sent).toMatchObject({
      jobId: 'sample-platform-lead-austin',
      name: 'Ravi Menon',
      coverLetter: 'I lead.\nCalmly.',
      resume: { name: 'cv.pdf', size: 30_000 },
    })
    expect((await staff.bytesOf(sent!.resume!)).equals(resume.buffer)).toBe(true)
    await openForm(page)
    expect(await form(page).getByLabel('Name').inputValue()).toBe('')
  },
)

journey(
  'CAR-6: all four are required, mail and file of the right kind',
  1280,
  async ({ page, open }) => {
    await open('/careers')
    await openForm(page)
    for (const name of ['name', 'email', 'coverLetter', 'resume'])
      expect(
        await page.locator(`.application [name=${name}]`).getAttribute('required'),
      ).not.toBeNull()
    expect(await page.locator('[name=resume]').getAttribute('accept')).toBe('.pdf,.doc,.docx')
    expect(await page.locator('.application [name=email]').getAttribute('type')).toBe('email')
    await submit(page).click()
    expect(await form(page).locator('.field-error').allInnerTexts()).toEqual([
      'Please give your name.',
      'Please give your email address.',
      'Please write a cover letter.',
      'Please attach your CV as .pdf, .doc or .docx.',
    ])
    await choose(page, { name: 'cv.exe', mimeType: 'application/pdf', buffer: pdf() })
    await form(page)
      .locator('.field-error', { hasText: 'must be a .pdf, .doc or .docx file' })
      .waitFor()
  },
)

atBothWidths.long(
  'CAR-6, CAR-7: a .pdf that is none inside is refused beside the field; a right one then arrives',
  async ({ page, open, site, expectComplaint }) => {
    expectComplaint(/\b400\b/)
    const email = someone()
    await open('/careers/platform-lead-north-america')
    await becomesLive(page)
    await fill(page, email)
    await choose(page, {
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ program'),
    })
    await submit(page).click()
    await page.getByText(failed).waitFor()
    expect(await form(page).locator('.field-error').count()).toBe(1)
    expect(await form(page).getByLabel('Cover letter').inputValue()).toBe('I lead.\nCalmly.')
    const staff = await staffOf(site)
    expect(await staff.applicationsFrom(email)).toEqual([])
    const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    await choose(page, { name: 'cv.docx', mimeType, buffer: await docx() })
    await submit(page).click()
    await page.getByText(`Application submitted for ${title}!`).waitFor()
    expect(await staff.applicationsFrom(email)).toMatchObject([{ resume: { name: 'cv.docx' } }])
  },
)

journey.once(
  'CAR-7: a failure says so, keeps everything, and the draft survives a reload',
  390,
  async ({ page, open, expectComplaint }) => {
    expectComplaint(/500/)
    await open('/careers/platform-lead-north-america')
    await becomesLive(page)
    await page.locator('.sending-form:not([data-waits])').waitFor()
    await fill(page, 'ravi@example.com')
    await choose(page)
    await page.route('**/api/jobs/*/apply', (route) => route.fulfill({ status: 500, body: '' }))
    await submit(page).click()
    await page.getByText(failed).waitFor()
    expect(await form(page).getByLabel('Cover letter').inputValue()).toBe('I lead.\nCalmly.')
    expect(await page.getByText('cv.pdf').count()).toBe(1)
    await page.reload()
    await becomesLive(page)
    await expect
      .poll(() => form(page).getByLabel('Cover letter').inputValue())
      .toBe('I lead.\nCalmly.')
  },
)

atBothWidths(
  'CAR-5, CAR-6: without JavaScript Apply leads to the same form, which sends',
  async ({ page, open, site, expectComplaint }) => {
    expectComplaint(/\b400\b/)
    const email = someone()
    await open('/careers')
    await job(page).getByRole('button', { name: 'Apply' }).click()
    // Whole: a form that has nothing to send leaves no `?`.
    expect(page.url()).toBe(`${site.url}/careers/platform-lead-north-america#apply`)
    await fill(page, email)
    await choose(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no') })
    await submit(page).click()
    expect(await form(page).locator('.field-error').count()).toBe(1)
    expect(await form(page).getByLabel('Cover letter').inputValue()).toBe('I lead.\nCalmly.')
    await choose(page)
    await submit(page).click()
    expect(await page.getByText(`Application submitted for ${title}!`).count()).toBe(1)
    const staff = await staffOf(site)
    expect(await staff.applicationsFrom(email)).toMatchObject([{ resume: { name: 'cv.pdf' } }])
  },
  off,
)

atBothWidths(
  'CAR-4: search and filters stand in the address and work without JavaScript',
  async ({ page, open }) => {
    await open('/careers')
    const filters = page.getByRole('form', { name: 'Filter positions' })
    await filters.getByLabel('Keyword').fill('terraform')
    await filters.getByRole('button', { name: 'Filter' }).click()
    expect(new URL(page.url()).searchParams.get('q')).toBe('terraform')
    expect(await page.locator('#jobs article h3').allInnerTexts()).toEqual([title])
    await open('/careers?place=Pune')
    expect(await page.locator('#jobs article').count()).toBe(1)
    expect(await filters.getByLabel('Location').inputValue()).toBe('Pune')
    await open('/careers?team=Nobody')
    expect(await page.getByText('No positions match.').count()).toBe(1)
    await page.getByRole('link', { name: 'Show all positions' }).click()
    expect(await page.locator('#jobs article').count()).toBe(5)
  },
  off,
)

journey.long(
  'CAR-4: who goes on typing while the answer is on its way keeps the place and the letters',
  1280,
  async ({ page, open }) => {
    await open('/careers')
    await becomesLive(page)
    const words = page.getByRole('form', { name: 'Filter positions' }).getByLabel('Keyword')
    await words.fill('terra')
    const release = await holdBack(page, '**/careers.data*')
    await words.press('Enter')
    await page.keyboard.type('form')
    release()
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('terra')
    await expect.poll(() => page.locator('#jobs article h3').allInnerTexts()).toEqual([title])
    expect(await words.inputValue()).toBe('terraform')
    expect(await words.evaluate((field) => field === document.activeElement)).toBe(true)
    await open('/careers?team=Nobody')
    await becomesLive(page)
    await page.getByRole('link', { name: 'Show all positions' }).press('Enter')
    await expect.poll(() => page.locator('#jobs article').count()).toBe(5)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('jobs')
  },
)

journey.long('CAR-4: two open jobs of one title never mix', 1280, async ({ page, open, site }) => {
  const staff = await staffOf(site)
  const texts = {
    title: 'Twin',
    description: 'One.',
    requirements: 'x',
    location: 'Pune',
    salaryRange: '1',
  }
  const [one, two] = [await staff.post(texts), await staff.post({ ...texts, description: 'Two.' })]
  try {
    for (const [{ id }, says] of [
      [one, 'One.'],
      [two, 'Two.'],
    ] as const) {
      const email = someone()
      await open('/careers')
      await becomesLive(page)
      const article = job(page, 'Twin').filter({ hasText: says })
      await article.getByRole('button', { name: 'Apply' }).click()
      await fill(page, email, 'Twin')
      await choose(page)
      await submit(page).click()
      await page.getByText('Application submitted for Twin!').waitFor()
      expect(await staff.applicationsFrom(email)).toMatchObject([{ jobId: id }])
    }
  } finally {
    await staff.remove(one.id)
    await staff.remove(two.id)
  }
})

journey(
  'CAR-4: a job has a page with JobPosting; once closed it is gone, and nobody can apply',
  1280,
  async ({ page, open, site, expectComplaint }) => {
    expectComplaint(/\b410\b/)
    const staff = await staffOf(site)
    const texts = { title: 'Closing soon', description: 'Work.', requirements: 'x' }
    const pay = { currency: 'INR', min: 100, max: 200, unit: 'MONTH' }
    const given = { ...texts, country: 'IN', city: 'Pune', pay, employmentType: 'FULL_TIME' }
    const { id } = await staff.post({ ...given, validThrough: '2099-12-31' })
    await open('/careers/closing-soon')
    const data = JSON.parse(await page.locator('script[type="application/ld+json"]').innerText())
    const posting = data['@graph'].find(
      (thing: { '@type': string }) => thing['@type'] === 'JobPosting',
    )
    expect(posting).toMatchObject({
      title: 'Closing soon',
      description: '<p>Work.</p><p>What you bring:</p><ul><li>x</li></ul>',
      datePosted: expect.stringMatching(/^20\d\d-\d\d-\d\dT/),
      validThrough: '2099-12-31T23:59:59-12:00',
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Naksha', logo: expect.stringContaining('http') },
      jobLocation: { address: { addressLocality: 'Pune', addressCountry: 'IN' } },
      baseSalary: { currency: 'INR', value: { minValue: 100, maxValue: 200, unitText: 'MONTH' } },
      identifier: { value: id },
      directApply: true,
    })
    for (const path of ['/careers/feed.xml', '/sitemap.xml', '/llms.txt', '/careers'])
      expect((await ask(site.url, path)).text).toContain('closing-soon')
    expect((await ask(site.url, '/careers/closing-soon.md')).text).toContain('# Closing soon')
    expect((await ask(site.url, '/api/search?q=closing+soon')).text).toContain(
      '/careers/closing-soon',
    )
    expect((await ask(site.url, '/CAREERS/Closing-Soon')).headers.location).toContain(
      '/careers/closing-soon',
    )

    await staff.change(id, { ...texts, location: 'Pune', salaryRange: '1', state: 'closed' })
    await open('/careers/closing-soon')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
      'This position is closed.',
    )
    expect(await page.locator('script[type="application/ld+json"]').count()).toBe(0)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect((await ask(site.url, '/careers/closing-soon')).status).toBe(410)
    for (const path of ['/careers/feed.xml', '/sitemap.xml', '/llms.txt', '/careers'])
      expect((await ask(site.url, path)).text).not.toContain('closing-soon')
    const late = new FormData()
    late.set('name', 'Late')
    const answer = await fetch(`${site.url}/api/jobs/${id}/apply`, { method: 'POST', body: late })
    expect(answer.status).toBe(404)
  },
)

journey(
  'CAR-8: without jobs, or when they cannot be read, the page is whole and says No Vacancy Available',
  1280,
  async ({ page, expectComplaint }) => {
    expectComplaint(/another origin|favicon/)
    const site = await startSite({ SAMPLE_DATA: 'off' })
    try {
      await page.goto(`${site.url}/careers`)
      expect(await page.locator('#jobs').innerText()).toContain('No Vacancy Available')
      const { default: Database } = await import('better-sqlite3')
      const db = new Database(`${site.environment.DATA_DIR}/foyer.sqlite`)
      db.exec('alter table jobs rename to jobs_away')
      db.close()
      await page.goto(`${site.url}/careers?q=anything`)
      expect(await page.locator('#jobs').innerText()).toContain('No Vacancy Available')
      expect(await page.locator('main h1').innerText()).not.toBe('')
      expect(await page.locator('.footer').isVisible()).toBe(true)
      await expect.poll(() => site.lines.join('\n')).toContain('Failed to fetch job postings')
    } finally {
      // A browser that holds a connection open would be waited for.
      site.child.kill('SIGKILL')
      await site.stop()
    }
  },
)

atBothWidths.long(
  'WCAG 2.2 AA: the careers page with an open form and its errors has no violation',
  async ({ page, open }) => {
    await open('/careers')
    await openForm(page)
    await submit(page).click()
    await form(page).getByRole('alert').waitFor()
    expect(await axeViolations(page)).toEqual([])
  },
  { reducedMotion: 'reduce' },
)
