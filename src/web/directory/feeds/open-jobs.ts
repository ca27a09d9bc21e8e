import type { Careers } from '../../../features/jobs/read/careers.ts'
import { escapeMarkdown } from '../../../features/posts/render/escape-markdown.ts'
import texts from '../../../../public/locales/en/translation.json' with { type: 'json' }
import { markdownPath } from '../social/social-path.ts'
import { jobPath } from '../sources/job-entry.ts'

/** The open jobs as a list in Markdown, or what Careers says where there are none. */
export async function openJobs(careers: Pick<Careers, 'list'>): Promise<string> {
  const jobs = await careers.list()
  if (jobs.length === 0) return texts.careers.none
  return jobs
    .map((job) => {
      const where = escapeMarkdown(job.location)
      return `- [${escapeMarkdown(job.title)}](${markdownPath(jobPath(job))}): ${where}`
    })
    .join('\n')
}
