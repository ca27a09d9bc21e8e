import type { Documents } from '../../../features/documents/read/documents.ts'
import { escapeMarkdown } from '../../../features/posts/render/escape-markdown.ts'
import type { Absolute, PageEntry } from '../page-entry.ts'
import { markdownPath } from '../social/social-path.ts'

/** https://llmstxt.org: the site in one file, for readers that are programs. */
export function llms(
  pages: PageEntry[],
  absolute: Absolute,
  { company }: Documents,
  recentPosts = '',
): string {
  const groups = new Map<string, PageEntry[]>()
  for (const entry of pages) {
    const name = groupOf(entry)
    groups.set(name, [...(groups.get(name) ?? []), entry])
  }
  const parts = [...groups].map(
    ([name, entries]) =>
      `## ${name}\n\n${entries.map((entry) => line(entry, absolute)).join('\n')}`,
  )
  return `# ${company.name}

> ${company.description}

Every page is also there in Markdown: at the addresses below, or at its own address with \`Accept: text/markdown\`.

${parts.join('\n\n')}${recentPosts && `\n\n## Insights, the newest posts\n\n${recentPosts.replaceAll('](/', `](${absolute('/')}`)}`}
`
}

const line = ({ path, title, description }: PageEntry, absolute: Absolute) =>
  `- [${escapeMarkdown(title)}](${absolute(markdownPath(path))}): ${escapeMarkdown(description)}`

/** Cards are read from the page above them; the files' convention keeps the last group optional. */
function groupOf({ kind, parents }: PageEntry): string {
  if (kind === 'service') return parents.at(-1)?.label ?? 'Services'
  if (kind === 'case') return 'Case studies'
  if (kind === 'product') return 'Products'
  if (kind === 'job') return 'Open positions'
  if (kind === 'card' || kind === 'legal') return 'Optional'
  return 'The company'
}
