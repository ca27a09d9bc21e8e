import type { PostElement, PostNode } from '../../../../features/posts/render/post-tree.ts'

/** A stretch of text of one look; `text` is a line break where it is '\n' alone. */
export type Run = { text: string; formats: string[]; href?: string; title?: string }

/** From the outside in. */
const formatTags = ['strong', 'em', 'u', 's', 'mark', 'sub', 'sup', 'code']

const oneTag: Record<string, string> = { b: 'strong', i: 'em', strike: 's' }

export const isBreak = ({ text }: Run) => text === '\n'

/** What the server adds by itself. */
const added = new Set(['rel', 'loading', 'decoding'])

export const ownAttributes = ({ attributes }: PostElement) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => !added.has(name))
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )

/** Inline HTML as runs; an element that no run can express stays among the formats by its name. */
export function runsOfTree(nodes: PostNode[], around: Omit<Run, 'text'> = { formats: [] }): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (typeof node === 'string') return [{ ...around, text: node.replace(/\n/g, ' ') }]
    if (node.tag === 'br') return [{ text: '\n', formats: [] }]
    const { href, title, ...rest } = ownAttributes(node)
    const isLink = node.tag === 'a' && href !== undefined
    // A link that leads nowhere is its words.
    if (node.tag === 'a' && Object.keys(ownAttributes(node)).length === 0)
      return runsOfTree(node.inside, around)
    const odd = isLink ? rest : ownAttributes(node)
    const tag = oneTag[node.tag] ?? node.tag
    const name = Object.keys(odd).length > 0 ? `${tag} ${JSON.stringify(odd)}` : tag
    const formats =
      isLink && name === 'a' ? around.formats : [...new Set([...around.formats, name])].toSorted()
    const link = isLink ? { href, ...(title !== undefined && { title }) } : {}
    if (node.tag === 'img') return [{ ...around, text: '\ufffc', formats }]
    return runsOfTree(node.inside, { ...around, ...link, formats })
  })
}

/** White space as a browser shows it: one space for many, none at the edges of a line; neighbours of one look are one. */
export function tidyRuns(runs: Run[]): Run[] {
  const tidy: Run[] = []
  let isAfterSpace = true
  for (const run of runs) {
    if (isBreak(run)) {
      dropSpaceAtEnd(tidy)
      tidy.push({ text: '\n', formats: [] })
      isAfterSpace = true
      continue
    }
    const text: string = run.text
      .replace(/[ \t\n\r\f]+/g, ' ')
      .replace(isAfterSpace ? /^ / : /^(?!)/, '')
    if (text === '') continue
    isAfterSpace = text.endsWith(' ')
    const last = tidy.at(-1)
    if (last && !isBreak(last) && isOneLook(last, run)) last.text += text
    else tidy.push({ ...run, text })
  }
  dropSpaceAtEnd(tidy)
  return tidy
}

function dropSpaceAtEnd(runs: Run[]) {
  const last = runs.at(-1)
  if (!last || !last.text.endsWith(' ')) return
  last.text = last.text.slice(0, -1)
  if (last.text === '') runs.pop()
}

export const isOneLink = (a: Run, b: Run) => a.href === b.href && a.title === b.title

const isOneLook = (a: Run, b: Run) => isOneLink(a, b) && a.formats.join() === b.formats.join()

/** Runs as HTML: a format that a whole link has stands around the link. */
export function treeOfRuns(runs: Run[]): PostNode[] {
  const parts: Part[] = []
  for (let from = 0; from < runs.length;) {
    const first = runs[from]!
    let to = from + 1
    if (first.href !== undefined)
      while (to < runs.length && !isBreak(runs[to]!) && isOneLink(first, runs[to]!)) to++
    const group = runs.slice(from, to)
    from = to
    if (first.href === undefined) {
      const node = isBreak(first) ? { tag: 'br', attributes: {}, inside: [] } : first.text
      parts.push({ formats: first.formats, node })
      continue
    }
    const shared = first.formats.filter((name) =>
      group.every(({ formats }) => formats.includes(name)),
    )
    const inner = group.map(({ text, formats }) => ({
      text,
      formats: formats.filter((name) => !shared.includes(name)),
    }))
    const { href, title } = first
    const attributes = { href, ...(title !== undefined && { title }) }
    parts.push({
      formats: shared,
      node: { tag: 'a', attributes, inside: treeOfRuns(inner) },
    })
  }
  return nest(parts, formatTags)
}

type Part = { formats: string[]; node: PostNode }

function nest(parts: Part[], [tag, ...rest]: string[]): PostNode[] {
  if (tag === undefined) return parts.map(({ node }) => node)
  const nodes: PostNode[] = []
  for (let from = 0; from < parts.length;) {
    const has = parts[from]!.formats.includes(tag)
    let to = from + 1
    while (to < parts.length && parts[to]!.formats.includes(tag) === has) to++
    const inside = nest(parts.slice(from, to), rest)
    if (has) nodes.push({ tag, attributes: {}, inside })
    else nodes.push(...inside)
    from = to
  }
  return nodes
}
