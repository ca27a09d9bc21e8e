import { decoded } from '../../../platform/words/decoded.ts'
import { isPictureAddress } from './picture-address.ts'

type Attributes = Record<string, string>

/** Ids of content live in a room of their own: none can take the place of one of the page's. */
export const idPrefix = 'post-'

const idFor = (given: string | undefined) => {
  const id = given?.trim()
  if (!id || !/^[\p{L}\p{N}_:.-]{1,200}$/u.test(id)) return undefined
  return id.startsWith(idPrefix) ? id : idPrefix + id
}

/** What the browser would not see between the letters of an address. */
// eslint-disable-next-line no-control-regex
const unseen = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g

/** https, http, mailto and addresses of this site; a backslash or a second slash would lead elsewhere. */
export function linkFor(given: string | undefined) {
  const href = given?.replace(unseen, '')
  if (!href || href.includes('\\') || !href.isWellFormed()) return undefined
  if (href.startsWith('#')) {
    const id = idFor(decoded(href.slice(1)))
    return id && `#${id}`
  }
  if (/^https?:\/\/[^/]/i.test(href)) return URL.canParse(href) ? href : undefined
  if (/^mailto:[^\s@]+@[^\s@]+$/i.test(href)) return href
  return href.startsWith('//') || /^[^/?#]*:/.test(href) ? undefined : href
}

const pictureFor = (given: string | undefined) => {
  const src = given?.replace(unseen, '')
  return src && isPictureAddress(src) ? src : undefined
}

const whole = (given: string | undefined, most: number) => {
  const number = Number(given)
  return given && /^\d{1,5}$/.test(given) && number >= 1 && number <= most ? `${number}` : undefined
}

const oneOf = (given: string | undefined, ...words: string[]) => {
  const word = given?.trim().toLowerCase()
  return word && words.includes(word) ? word : undefined
}

const text = (given: string | undefined) => given?.trim() || undefined

const cell = ({ colspan, rowspan }: Attributes) => ({
  colspan: whole(colspan, 100),
  rowspan: whole(rowspan, 1000),
})

const moment = (given: string | undefined) =>
  given && /^[\d:TZ.+ -]{4,40}$/.test(given) ? given : undefined

type Made = Record<string, string | undefined>

/** Which attributes an element may keep, and what of them. */
const kept: Record<string, (given: Attributes) => Made> = {
  a({ href, title }) {
    const link = linkFor(href)
    return {
      href: link,
      title: text(title),
      rel: link && /^https?:/i.test(link) ? 'noopener' : undefined,
    }
  },
  img: ({ src, alt, width, height, loading }) => ({
    src: pictureFor(src),
    alt: alt?.trim() ?? '',
    width: whole(width, 20_000),
    height: whole(height, 20_000),
    loading: oneOf(loading, 'eager', 'lazy') ?? 'lazy',
    decoding: 'async',
  }),
  code: ({ class: given = '' }) => ({
    class: /(?:^|\s)(language-[a-zA-Z0-9+#-]{1,30})(?:\s|$)/.exec(given)?.[1],
  }),
  ol: ({ start, reversed, type }) => ({
    start: /^-?\d{1,6}$/.test(start ?? '') ? start : undefined,
    reversed: reversed === undefined ? undefined : '',
    type: type && /^[1aAiI]$/.test(type) ? type : undefined,
  }),
  td: cell,
  th: (given) => ({
    ...cell(given),
    scope: oneOf(given.scope, 'col', 'row', 'colgroup', 'rowgroup'),
  }),
  abbr: ({ title }) => ({ title: text(title) }),
  dfn: ({ title }) => ({ title: text(title) }),
  time: ({ datetime }) => ({ datetime: moment(datetime) }),
  del: ({ datetime }) => ({ datetime: moment(datetime) }),
  ins: ({ datetime }) => ({ datetime: moment(datetime) }),
  details: ({ open }) => ({ open: open === undefined ? undefined : '' }),
}

const everywhere = ({ id, lang, dir }: Attributes): Made => ({
  id: idFor(id),
  lang: lang && /^[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8}){0,3}$/.test(lang) ? lang : undefined,
  dir: oneOf(dir, 'ltr', 'rtl', 'auto'),
})

/** The attributes that an element of a post may have, made anew from what was given. */
export function cleanAttributes(tag: string, given: Attributes): Attributes {
  const own = Object.hasOwn(kept, tag) ? kept[tag]!(given) : {}
  const made = Object.entries({ ...own, ...everywhere(given) })
  return Object.fromEntries(made.filter((pair): pair is [string, string] => pair[1] !== undefined))
}
