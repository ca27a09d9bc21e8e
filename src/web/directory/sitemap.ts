import type { Absolute, PageEntry } from './page-entry.ts'

const escape = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** https://www.sitemaps.org/protocol.html */
export const sitemap = (
  pages: PageEntry[],
  absolute: Absolute,
) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .map(
    ({ path, lastModified }) =>
      `<url><loc>${escape(absolute(path))}</loc><lastmod>${lastModified}</lastmod></url>`,
  )
  .join('\n')}
</urlset>
`
