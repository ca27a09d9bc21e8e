import { isLink, keptLink } from '../../../../features/documents/schema/link-shapes.ts'

/** What was typed as an address: of this site, of another, of a mailbox or a telephone. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (/^(\/|https?:|mailto:|tel:)/i.test(text)) return isLink(text) ? keptLink(text) : undefined
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  if (/^\+?\d[\d\s()-]{5,}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`
  const isDomain = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([:/?#]\S*)?$/u.test(text)
  return isDomain && isLink(`https://${text}`) ? `https://${text}` : undefined
}
