import { afterAll, beforeAll, expect, test } from 'vitest'
import { tokenOf, writePostOn } from '../posts-on-site.ts'
import { type Site, startSite } from '../site.ts'

let site: Site

beforeAll(async () => {
  site = await startSite({ SAMPLE_DATA: 'off' })
})

afterAll(() => site?.stop())

const read = async (path: string) => (await fetch(site.url + path)).text()
const bodyOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>'))

const untrue = /Notes from (Naksha engineers|the people)|system that went wrong|Open positions at/i

test('SAMPLE_DATA=off: Insights keeps the specified words and says nothing of posts that are not there', async () => {
  const page = await read('/insights')
  expect(page).not.toMatch(untrue)
  const body = bodyOf(page)
  for (const words of ['INSIGHT', 'OUR LATEST BLOG', 'Case Studies']) expect(body).toContain(words)
  expect(body).toContain('No blogs available in this category.')
  expect(body).toContain('Nothing has been published in it yet.')
  expect(body).not.toContain('Skip to the end')
  expect(body).not.toContain('All posts')
})

test('SAMPLE_DATA=off: no other list, its lead or what programs read of it speaks of what is not there', async () => {
  for (const path of [
    '/blog-posting-by-lexical',
    '/careers',
    '/insights.md',
    '/llms.txt',
    '/feed.xml',
  ]) {
    const text = await read(path)
    expect([path, untrue.exec(text)?.[0]]).toEqual([path, undefined])
  }
  expect(await read('/blog-posting-by-lexical')).not.toContain('All posts of')
  const careers = bodyOf(await read('/careers'))
  expect(careers).toContain('We Are Looking fot Talented Testers')
  expect(careers).toContain('No Vacancy Available')
  expect(careers).not.toContain('0 open positions')
})

test('with the sample data the same pages say what there is', async () => {
  const full = await startSite()
  try {
    expect(await (await fetch(`${full.url}/insights`)).text()).toContain(
      'Notes from Naksha engineers',
    )
    expect(await (await fetch(`${full.url}/careers`)).text()).toContain('Open positions at Naksha')
  } finally {
    await full.stop()
  }
})

test('without a post nothing leads to the blog; the first one brings it into every menu, the last takes it away', async () => {
  const company = await startSite({ SAMPLE_DATA: 'off' })
  const text = async (path: string) => (await fetch(company.url + path)).text()
  const everywhere = async (has: boolean) => {
    for (const path of ['/', '/contact', '/nowhere'])
      await expect
        .poll(async () => [path, (await text(path)).includes('"/insights"')])
        .toEqual([path, has])
    await expect.poll(async () => (await text('/sitemap.xml')).includes('/insights<')).toBe(has)
  }
  try {
    await everywhere(false)
    expect((await fetch(`${company.url}/insights`)).status).toBe(200)
    const { key } = await writePostOn(company, {
      title: 'The first',
      category: 'News',
      content: '<p>It is out.</p>',
    })
    await everywhere(true)
    const headers = { authorization: `Bearer ${await tokenOf(company)}` }
    await fetch(`${company.url}/api/blogs/post/${key}`, { method: 'DELETE', headers })
    await everywhere(false)
  } finally {
    await company.stop()
  }
})
