import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawingNames, picture } from '../../src/drawings/picture.server.ts'
import { sample } from './sample-documents.ts'
import { samplePosts } from './sample-posts-and-jobs.ts'

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const textOf = (html: string) =>
  html
    .replace(/<pre>.*?<\/pre>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll(/&\w+;/g, ' ')
const wordsOf = (html: string) => textOf(html).split(/\s+/).filter(Boolean)
const attribute = (tag: string, name: string) => tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1]
const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([found]) => found)

const addresses = new Set([
  '/work',
  '/products',
  '/careers',
  '/contact',
  ...sample.paths.values(),
  ...samplePosts.map(({ title }) => `/insights/${slugOf(title)}`),
])

const ALLOWED =
  'h2 h3 p ul ol li a blockquote pre code table thead tbody tr th td caption figure figcaption img hr sup sub strong em mark kbd abbr del ins details summary'
const allowed = new Set(ALLOWED.split(' '))

test('INS-1: fourteen posts or more in exactly six categories, each with at least two', () => {
  const byCategory = Map.groupBy(samplePosts, ({ category }) => category)
  expect(samplePosts.length).toBeGreaterThanOrEqual(14)
  expect(byCategory.size).toBe(6)
  for (const posts of byCategory.values()) expect(posts.length).toBeGreaterThanOrEqual(2)
})

test('INS-7: every title makes an address of its own, and the file is called like it', () => {
  const slugs = samplePosts.map(({ title }) => slugOf(title))
  expect(new Set(slugs).size).toBe(slugs.length)
  const files = readdirSync('packs/naksha/posts').map((file) => file.replace(/\.md$/, ''))
  expect(files).toEqual(expect.arrayContaining(slugs))
})

test('the posts stand from the newest to the oldest, over two years', () => {
  const days = samplePosts.map(({ daysAgo }) => daysAgo)
  expect(days).toEqual(days.toSorted((a, b) => a - b))
  expect(days[0]).toBe(9)
  expect(days.at(-1)).toBe(720)
})

test('no two posts share a paragraph or a picture', () => {
  const paragraphs = samplePosts.flatMap(({ content }) => all(content, /<p>.*?<\/p>/gs))
  expect(new Set(paragraphs).size).toBe(paragraphs.length)
  const pictures = samplePosts.flatMap(({ thumbnail, content }) => [
    thumbnail,
    ...all(content, /\/drawings\/[\w-]+\.svg/g),
  ])
  expect(new Set(pictures).size).toBe(pictures.length)
})

test('across the posts there are tables, code in several languages, quotations and notes', () => {
  const together = samplePosts.map(({ content }) => content).join('')
  expect(all(together, /<table>/g).length).toBeGreaterThanOrEqual(6)
  expect(all(together, /<figure>/g).length).toBeGreaterThanOrEqual(8)
  expect(all(together, /<blockquote>/g).length).toBeGreaterThanOrEqual(3)
  const languages = new Set(all(together, /language-\w+/g))
  expect(languages.size).toBeGreaterThanOrEqual(5)
})

test('one post has about 1,200 words, three pictures, code and a table', () => {
  const long = samplePosts.filter(
    ({ content }) =>
      wordsOf(content).length >= 1100 &&
      all(content, /<img /g).length >= 3 &&
      /<table>/.test(content) &&
      /<pre><code class="language-/.test(content),
  )
  expect(long.length).toBeGreaterThanOrEqual(1)
})

test.each(samplePosts.map((post) => [post.title, post] as const))('%s', (_title, post) => {
  const { content, summary, thumbnail } = post
  const count = wordsOf(content).length
  expect(count).toBeGreaterThanOrEqual(600)
  expect(count).toBeLessThanOrEqual(1200)
  expect(summary.length).toBeGreaterThan(80)
  expect(summary.length).toBeLessThanOrEqual(200)
  const drawingAt = (address = '') => address.match(/^\/drawings\/(.+)\.svg$/)?.[1] ?? ''
  expect(drawingNames).toContain(drawingAt(thumbnail))

  for (const tag of all(content, /<\/?[a-z][^>]*>/g))
    expect(allowed, tag).toContain(tag.match(/[a-z0-9]+/)?.[0])
  for (const image of all(content, /<img [^>]*>/g)) {
    const { width, height } = picture(drawingAt(attribute(image, 'src')))
    expect(attribute(image, 'width'), image).toBe(`${width}`)
    expect(attribute(image, 'height'), image).toBe(`${height}`)
    expect(attribute(image, 'alt')?.length, image).toBeGreaterThan(40)
  }
  for (const link of all(content, /<a [^>]*>/g)) {
    const href = attribute(link, 'href') ?? ''
    if (href.startsWith('#')) expect(content).toContain(` id="${href.slice(1)}"`)
    else expect(addresses, link).toContain(href)
  }
  for (const head of all(content, /<th\b[^>]*>/g)) expect(head).toMatch(/ scope="(col|row)"/)
  expect(content).not.toMatch(/<h1|style=|TODO|lorem/i)
  expect(content.indexOf('<h2>')).toBeGreaterThan(0)
})

test('every picture that is drawn for a post is used in one', () => {
  const used = samplePosts.map(({ thumbnail, content }) => thumbnail + content).join('')
  const drawn = [...drawingNames].filter((id) => id.startsWith('post-'))
  for (const id of drawn) expect(used).toContain(`/drawings/${id}.svg`)
})
