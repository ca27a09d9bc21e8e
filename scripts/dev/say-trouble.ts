import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** What Vite knows of a file that it cannot read. */
type Reading = Error & { id?: string; frame?: string; loc?: { line: number; column: number } }

/** What is wrong and where, for whoever has just written it. */
export function describeTrouble({ message, stack = '', id, loc, frame = '' }: Reading): string {
  const place = id && `${relative('.', id)}${loc ? `:${loc.line}:${loc.column}` : ''}`
  const calls = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|node:internal/.test(line))
  const lines = place ? [place, message, message.includes(frame) ? '' : frame] : [message, ...calls]
  return stripVTControlCharacters(lines.filter(Boolean).join('\n'))
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The answer to everything until the mistake is mended; a browser then shows the page by itself. */
export function sayTrouble(
  trouble: Error,
  { headers }: IncomingMessage,
  response: ServerResponse,
): void {
  const said = `The code cannot be run.\n\n${describeTrouble(trouble)}\n`
  const isPage = headers.accept?.includes('text/html') ?? false
  response
    .writeHead(500, {
      'content-type': `text/${isPage ? 'html' : 'plain'}; charset=utf-8`,
      'cache-control': 'no-store',
    })
    .end(
      isPage
        ? `<!doctype html><title>The code cannot be run</title><script type="module" src="/@vite/client"></script><pre>${escape(said)}</pre>`
        : said,
    )
}
