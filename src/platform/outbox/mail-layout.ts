import { escapeHtml } from '../words/escape-html.ts'

export type MailPart =
  | string
  | { lines: [name: string, value: string][] }
  | { link: string; says: string }

/** Whose mail it is, in which colours, for mail programs know no style sheets, and by which clock. */
export type Letterhead = { name: string; signal: string; link: string; timeZone: string }

/** The same mail as plain text and as HTML, from parts that are plain text themselves. */
export function layOut(parts: MailPart[], letterhead?: Letterhead): { text: string; html: string } {
  const head = letterhead ? headOf(letterhead) : ''
  const body = parts.map((part) => asHtml(part, letterhead?.link)).join('\n')
  return {
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:40em">${head}${body}</body></html>\n`,
  }
}

const headOf = ({ name, signal }: Letterhead) =>
  `<p style="border-top:6px solid ${signal};padding-top:12px;font-size:20px;font-weight:700">${escapeHtml(name)}</p>\n`

function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('link' in part) return `${part.says}:\n${part.link}`
  return part.lines
    .map(([name, value]) => (value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value}`))
    .join('\n')
}

function asHtml(part: MailPart, colour?: string): string {
  if (typeof part === 'string') return `<p>${withBreaks(part)}</p>`
  if ('link' in part)
    return `<p><a href="${escapeHtml(part.link)}"${colour ? ` style="color:${colour}"` : ''}>${escapeHtml(part.says)}</a></p>`
  const rows = part.lines.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(name)}</th><td dir="auto" style="padding:4px 0">${withBreaks(value)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
