import { slugOf } from '../write/post-slug.ts'

type Addressed = { key: string; slug?: string; title?: string }

const known = /^[a-z0-9-]{1,600}$/
/** No title makes two hyphens in a row. */
const byKey = 'key--'

/** The last part of a post's address: its own slug, else that of its title, else one that tells its key. */
export const slugInAddress = ({ key, slug, title }: Addressed): string =>
  slug && (known.test(slug) || slug.startsWith(byKey)) ? slug : slugOf(title ?? '') || keySlug(key)

const keySlug = (key: string) =>
  byKey + key.replace(/[^a-z0-9-]/gu, (sign) => `_${sign.codePointAt(0)!.toString(16)}_`)

/** The key that such an address tells, if it tells one. */
export const keyInAddress = (slug: string): string | undefined =>
  slug.startsWith(byKey)
    ? slug
        .slice(byKey.length)
        .replace(/_([\da-f]{1,5})_/g, (_, sign: string) =>
          String.fromCodePoint(Number.parseInt(sign, 16)),
        )
    : undefined
