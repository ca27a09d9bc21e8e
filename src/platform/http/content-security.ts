import { hash } from 'node:crypto'

export type ContentSecurity = {
  always: Record<string, string>
  ofPage: (scriptHashes: string[]) => Record<string, string>
}

/** The security headers of every answer, and the policy of a page with these inline scripts. */
export function contentSecurity(
  siteUrl: string,
  connectTo: (string | undefined)[],
): ContentSecurity {
  const others = connectTo.filter((address) => address !== undefined)
  const connect = ["'self'", ...others.map((address) => new URL(address).origin)].join(' ')
  return {
    always: {
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      'cross-origin-opener-policy': 'same-origin',
      // Without `includeSubDomains`: what else the company has below this name is not ours to bind.
      ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
    },
    ofPage: (scriptHashes) => ({
      'content-security-policy': [
        "default-src 'none'",
        `script-src ${["'self'", ...scriptHashes].join(' ')}`,
        "style-src 'self'",
        "img-src 'self' https: data:",
        "font-src 'self'",
        `connect-src ${connect}`,
        "manifest-src 'self'",
        // The desk shows pages as they are edited.
        "frame-src 'self'",
        `form-action ${connect}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        // Only the sanitizer of posts (DOMPurify) may make markup; `hydrate-on-intent.js` makes the
        // one script that stands in the page as text, whose hash is among those above, and shows
        // what stands in its <noscript> where our files don't come.
        'trusted-types dompurify hydrate',
      ].join('; '),
    }),
  }
}

/** The same for what our own desk may show in a frame, and nobody else finds. */
export function framedSecurity({ always, ofPage }: ContentSecurity): ContentSecurity {
  return {
    always: {
      ...always,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
    ofPage: (hashes) =>
      Object.fromEntries(
        Object.entries(ofPage(hashes)).map(([name, policy]) => [
          name,
          policy
            .replace("frame-ancestors 'none'", "frame-ancestors 'self'")
            // The address of axe, which reads the page before it goes out.
            .replace('trusted-types ', 'trusted-types gate '),
        ]),
      ),
  }
}

/** No policy at all, for development: hot reload needs scripts of its own. */
export const developmentSecurity: ContentSecurity = { always: {}, ofPage: () => ({}) }

const source = /\ssrc=/
const dataBlock = /type="application\//

/** In bytes: a page as text takes twice its memory, and this is a handful of scripts. */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>()
  let at = html.indexOf('<script')
  while (at >= 0) {
    const begin = html.indexOf('>', at) + 1
    const end = html.indexOf('</script>', begin)
    if (begin === 0 || end < 0) break
    const attributes = html.toString('latin1', at, begin)
    if (!source.test(attributes) && !dataBlock.test(attributes))
      hashes.add(`'sha256-${hash('sha256', html.subarray(begin, end), 'base64')}'`)
    at = html.indexOf('<script', end)
  }
  return [...hashes]
}
