import { decodes } from '../../../platform/words/decoded.ts'
import { comparable } from './redirect-chain.ts'

/** What the program answers with everything below it. */
export const ofProgram = new Set(
  '.markdown admin api assets drawings fonts healthz locales look media metrics preview readyz sitemaps social'.split(
    ' ',
  ),
)

/** Files that it writes where pages stand. */
const files = new Set(
  'robots.txt llms.txt sitemap.xml feed.xml feed.json careers/feed.xml favicon.ico favicon.svg apple-touch-icon.png .well-known/security.txt'
    .split(' ')
    .map((file) => `/${file}`),
)

const isFile = (path: string) => files.has(path) || path.startsWith('/insights/feed/')

/** Why nobody would ever be led on from an address. */
export function unreachable(path: string): string | undefined {
  if (!decodes(path)) return 'This address has a broken percent-encoding: nobody can ask for it.'
  const begin = comparable(path) ?? ''
  const parts = begin.split('/')
  if (parts.includes('.') || parts.includes('..'))
    return 'Browsers take . and .. out of an address: nobody would come to this one.'
  if (isFile(begin))
    return `${begin} is answered by the program: nobody would be led on from there.`
  return ofProgram.has(parts[1]!)
    ? `What begins with /${parts[1]} is answered by the program: nobody would be led on from there.`
    : undefined
}
