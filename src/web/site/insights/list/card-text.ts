import { inlineTags } from '../../../../features/posts/sanitize/inline-tags.ts'

const common =
  'lt < gt > quot " apos \' amp & lsquo ‘ rsquo ’ sbquo ‚ ldquo “ rdquo ” bdquo „ laquo « raquo » ndash – mdash — hellip … bull • middot · copy © reg ® trade ™ deg ° times × euro € pound £ yen ¥ cent ¢ sect § para ¶ iexcl ¡ iquest ¿ frac12 ½ agrave à aacute á acirc â atilde ã auml ä aring å aelig æ ccedil ç egrave è eacute é ecirc ê euml ë igrave ì iacute í icirc î iuml ï ntilde ñ ograve ò oacute ó ocirc ô otilde õ ouml ö oslash ø ugrave ù uacute ú ucirc û uuml ü szlig ß Agrave À Aacute Á Auml Ä Aring Å AElig Æ Ccedil Ç Eacute É Ntilde Ñ Ouml Ö Oslash Ø Uuml Ü'.split(
    ' ',
  )
const characters = new Map(common.map((name, at) => [name, common[at + 1]!]))
for (const space of ['nbsp', 'ensp', 'emsp', 'thinsp']) characters.set(space, ' ')

function character(whole: string, name: string): string {
  if (!name.startsWith('#')) return characters.get(name) ?? rarer(whole)
  const code = Number(name.slice(1).replace(/^x/i, '0x'))
  const isOne = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isOne ? String.fromCodePoint(code) : '\ufffd'
}

/** A browser knows all names; what the server draws has been through its sanitizer, which knows them too. */
const rarer = (whole: string) =>
  typeof DOMParser === 'undefined'
    ? whole
    : (new DOMParser().parseFromString(whole, 'text/html').body.textContent ?? whole)

/** What is no prose, with all that is in it. */
const unsaid =
  /<(script|style|template|noscript|textarea|title|svg|math)\b[^]*?(?:<\/\1\s*>|$)|<!--[^]*?(?:-->|$)/gi

/** As much as surely has the beginning of the words. */
const mostHtml = 50_000

const withoutTags = (html: string) =>
  html
    .replace(unsaid, ' ')
    .replace(/\ssrc(set)?=(["'])data:.*?\2/gi, '')
    .slice(0, mostHtml)
    .replace(inlineTags, '')
    .replace(/<[a-z/!?][^>]*(?:>|$)/gi, ' ')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/gi, character)
    .replace(/\s+/g, ' ')
    .trim()

const mostCharacters = 200

/** INS-2: what a card says of a post: its summary, else the beginning of its text; nothing if there is neither. */
export function cardText({ summary, content }: { summary?: string; content?: string }): string {
  if (summary?.trim()) return summary
  const text = [...withoutTags(content ?? '')]
  return text.length > mostCharacters
    ? `${text.slice(0, mostCharacters).join('')}...`
    : text.join('')
}
