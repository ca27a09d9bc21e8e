import type { Absolute } from '../page-entry.ts'

export const robots = (absolute: Absolute) => `User-agent: *
Disallow: /admin
Disallow: /search
Disallow: /status
Allow: /

Sitemap: ${absolute('/sitemap.xml')}
`
