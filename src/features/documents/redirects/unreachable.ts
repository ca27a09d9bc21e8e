import { comparable } from './redirect-chain.ts'

/** What the program answers with everything below it. */
export const ofProgram = new Set(
  'admin api assets drawings fonts healthz locales look media metrics preview readyz sitemaps social'.split(
    ' ',
  ),
)

/** Why nobody would ever be led on from an address. */
export function unreachable(path: string): string | undefined {
  const parts = (comparable(path) ?? '').split('/')
  if (parts.includes('.') || parts.includes('..'))
    return 'Browsers take . and .. out of an address: nobody would come to this one.'
  return ofProgram.has(parts[1]!)
    ? `What begins with /${parts[1]} is answered by the program: nobody would be led on from there.`
    : undefined
}
