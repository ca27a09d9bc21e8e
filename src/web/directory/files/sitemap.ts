import type { Absolute, PageEntry } from '../page-entry.ts'
import type { PostSource } from '../post-source.ts'
import { changedAt, postPath } from '../sources/post-entry.ts'
import { escapeXml } from '../feeds/escape-xml.ts'

type SitemapUrl = Pick<PageEntry, 'path' | 'lastModified'>

/** The most addresses one file may have: https://www.sitemaps.org/protocol.html */
const mostInFile = 50_000
const postsInFile = 20_000

/** Every page and post in one file, or, where there are too many, the list of the files they are in. */
export async function sitemap(
  pages: PageEntry[],
  posts: PostSource | undefined,
  absolute: Absolute,
) {
  const count = (await posts?.count()) ?? 0
  if (!posts || pages.length + count <= mostInFile)
    return fileOf([...pages, ...(posts ? await postPlaces(posts, 0, mostInFile) : [])], absolute)
  const parts = Array.from({ length: Math.ceil(count / postsInFile) }, (_, index) => index + 1)
  return indexOf(
    ['pages', ...parts].map((part) => `/sitemaps/${part}.xml`),
    absolute,
  )
}

/** One of those files; undefined for one that is not there. */
export async function sitemapPart(
  part: string,
  pages: PageEntry[],
  posts: PostSource,
  absolute: Absolute,
): Promise<string | undefined> {
  if (part === 'pages') return fileOf(pages, absolute)
  if (!/^[1-9]\d{0,5}$/.test(part)) return undefined
  const places = await postPlaces(posts, (Number(part) - 1) * postsInFile, postsInFile)
  return places.length > 0 ? fileOf(places, absolute) : undefined
}

async function postPlaces(posts: PostSource, from: number, most: number): Promise<SitemapUrl[]> {
  const addresses = await posts.addresses({ from, most })
  return addresses.map((post) => ({
    path: postPath(post),
    lastModified: changedAt(post).slice(0, 10),
  }))
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const names = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const fileOf = (places: SitemapUrl[], absolute: Absolute) => {
  const lines = places.map(
    ({ path, lastModified }) =>
      `<url><loc>${escapeXml(absolute(path))}</loc>${lastModified && `<lastmod>${lastModified}</lastmod>`}</url>`,
  )
  return `${head}<urlset ${names}>\n${lines.join('\n')}\n</urlset>\n`
}

const indexOf = (paths: string[], absolute: Absolute) => {
  const lines = paths.map((path) => `<sitemap><loc>${escapeXml(absolute(path))}</loc></sitemap>`)
  return `${head}<sitemapindex ${names}>\n${lines.join('\n')}\n</sitemapindex>\n`
}
