export type Cut = { at: number; end: number; by: string | Buffer }

export type Part = { at: number; end: number; inside: string }

/** The first part of a page, from a place on, that begins and ends so. */
export function findPart(
  html: Buffer,
  [begin, close]: readonly [string, string],
  from = 0,
): Part | undefined {
  const at = html.indexOf(begin, from)
  const inner = at + begin.length
  const to = at < 0 ? -1 : html.indexOf(close, inner)
  return to < 0
    ? undefined
    : { at, end: to + close.length, inside: html.toString('utf8', inner, to) }
}

export function findParts(
  html: Buffer,
  bounds: readonly [string, string],
  from = 0,
  to = html.length,
): Part[] {
  const parts: Part[] = []
  for (;;) {
    const part = findPart(html, bounds, parts.at(-1)?.end ?? from)
    if (!part || part.at >= to) return parts
    parts.push(part)
  }
}

export function withCuts(html: Buffer, cuts: Cut[]): Buffer<ArrayBuffer> {
  const pieces: Buffer[] = []
  let from = 0
  for (const { at, end, by } of cuts.toSorted((a, b) => a.at - b.at)) {
    pieces.push(html.subarray(from, at), typeof by === 'string' ? Buffer.from(by) : by)
    from = end
  }
  return Buffer.concat([...pieces, html.subarray(from)])
}
