import { linkFor } from '../../../../features/posts/sanitize/post-attributes.ts'

const known = /^(https?:|mailto:|[/#?])/i

/** What somebody typed as an address, as it is stored; nothing where it leads nowhere. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (known.test(text)) return linkFor(text)
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return linkFor(`mailto:${text}`)
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([:/?#]\S*)?$/u.test(text))
    return linkFor(`https://${text}`)
  return undefined
}
