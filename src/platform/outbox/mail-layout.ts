export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)

export type MailPart =
  | string
  | { facts: [name: string, value: string][] }
  | { link: string; says: string }

/** The same mail as plain text and as HTML, from parts that are plain text themselves. */
export function layOut(parts: MailPart[]): { text: string; html: string } {
  return {
    text: `${parts.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><body style="font:16px/1.5 sans-serif;max-width:40em">${parts.map(asHtml).join('\n')}</body></html>\n`,
  }
}

function asText(part: MailPart): string {
  if (typeof part === 'string') return part
  if ('link' in part) return `${part.says}:\n${part.link}`
  return part.facts
    .map(([name, value]) => (value.includes('\n') ? `${name}:\n${value}` : `${name}: ${value}`))
    .join('\n')
}

function asHtml(part: MailPart): string {
  if (typeof part === 'string') return `<p>${withBreaks(part)}</p>`
  if ('link' in part)
    return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.says)}</a></p>`
  const rows = part.facts.map(
    ([name, value]) =>
      `<tr><th align="left" valign="top" style="padding:4px 16px 4px 0">${escapeHtml(name)}</th><td style="padding:4px 0">${withBreaks(value)}</td></tr>`,
  )
  return `<table>${rows.join('')}</table>`
}

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
