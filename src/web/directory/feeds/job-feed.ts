import type { Documents } from '../../../features/documents/read/documents.ts'
import type { AdvertisedJob } from '../../../features/jobs/read/advertise-jobs.ts'
import { escapeDescription, escapeXml } from './escape-xml.ts'
import type { Absolute } from '../page-entry.ts'
import { jobPath } from '../sources/job-entry.ts'

const jobFeedAddress = '/careers/feed.xml'

/** https://www.rssboard.org/rss-specification */
export function jobFeed(jobs: AdvertisedJob[], absolute: Absolute, { company }: Documents): string {
  const item = (job: AdvertisedJob) => `<item>
<title>${escapeXml(`${job.title}, ${job.location}`)}</title>
<link>${escapeXml(absolute(jobPath(job)))}</link>
<guid isPermaLink="false">${escapeXml(job.id)}</guid>
${job.postedAt ? `<pubDate>${new Date(job.postedAt).toUTCString()}</pubDate>\n` : ''}${job.department ? `<category>${escapeXml(job.department)}</category>\n` : ''}<description>${escapeDescription(`${job.salaryRange}\n\n${job.description}\n\n${job.requirements}`)}</description>
</item>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`${company.name}: open positions`)}</title>
<link>${escapeXml(absolute('/careers'))}</link>
<description>${escapeXml(`Open positions at ${company.name}, newest first.`)}</description>
<language>en</language>
<atom:link href="${escapeXml(absolute(jobFeedAddress))}" rel="self" type="application/rss+xml"/>
${jobs.map(item).join('\n')}
</channel>
</rss>
`
}
