import type { Finding } from '../../../features/gate/finding.ts'
import { readMarks, withoutMarks } from '../../../features/documents/marks/marks.ts'
import { axeIn, type Violation } from './axe-in-frame.ts'

type Asked = {
  /** Where the drafts are drawn: `/preview/…`. */
  base: string
  pages: string[]
  /** The documents that are to go out. */
  ids: string[]
  signal: AbortSignal
}

/** A reader of many pages would make everybody wait at the publish button. */
const mostPages = 3
const mostMs = 8000

/** Has axe read the pages in a frame that nobody sees; what it has not come to in time is left out. */
export async function readPages({ base, pages, ids, signal }: Asked): Promise<Finding[]> {
  const frame = document.createElement('iframe')
  frame.className = 'gate-frame'
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  document.body.append(frame)
  const found = new Map<string, Finding>()
  const late = AbortSignal.any([signal, AbortSignal.timeout(mostMs)])
  const isOver = new Promise<void>((resolve) => late.addEventListener('abort', () => resolve()))
  try {
    for (const page of pages.slice(0, mostPages)) {
      const read = openIn(frame, base + page).then(() => axeIn(frame))
      const violations = await Promise.race([read, isOver])
      if (!violations) break
      for (const one of violations) {
        const finding = findingOf(one, page, ids)
        if (!found.has(finding.id)) found.set(finding.id, finding)
      }
    }
  } finally {
    frame.remove()
  }
  return [...found.values()]
}

const openIn = (frame: HTMLIFrameElement, address: string) =>
  new Promise<void>((resolve) => {
    frame.onload = () => resolve()
    frame.src = address
  })

/** What a document of this publication says is its own; what stands elsewhere was there before. */
function findingOf(
  { rule, impact, help, element }: Violation,
  page: string,
  ids: string[],
): Finding {
  const said = `${element.textContent} ${element.getAttribute('alt') ?? ''}`
  const around = element.closest('p')?.textContent ?? ''
  const field = readMarks(said)[0] ?? readMarks(around)[0]
  const words = withoutMarks(said).replace(/\s+/g, ' ').trim().slice(0, 60)
  const isOwn = field !== undefined && ids.includes(field.id)
  return {
    id: `axe ${rule} ${field ? `${field.kind}/${field.id}/${field.path}` : `${page} ${words}`}`,
    judged: 'reading',
    severity: isOwn && /critical|serious/.test(impact) ? 'error' : 'warning',
    sentence: words === '' ? `${help}.` : `${help}: ‘${words}’.`,
    page,
    ...(field && { field }),
    ...(!isOwn && { isOld: true }),
  }
}
