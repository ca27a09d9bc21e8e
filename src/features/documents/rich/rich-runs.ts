import type { PostNode } from '../../posts/render/post-tree.ts'
import {
  isRich,
  isRichLink,
  markOf,
  richWords,
  type Mark,
  marks as allMarks,
} from './rich-words.ts'

/** A stretch of words of one look. */
export type RichRun = { text: string; marks: Mark[]; href?: string }

const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 li blockquote pre figure figcaption ul ol dl dt dd table caption thead tbody tfoot tr td th details summary div hr'.split(
    ' ',
  ),
)
type Look = Pick<RichRun, 'marks' | 'href'>

/** Whatever was written, as paragraphs with the marks that are allowed: all else of it is words. */
export function runsOfTree(nodes: PostNode[], allowed: readonly Mark[]): RichRun[][] {
  const paragraphs: RichRun[][] = [[]]
  const read = (node: PostNode, look: Look) => {
    if (typeof node === 'string') return void paragraphs.at(-1)!.push({ ...look, text: node })
    if (node.tag === 'br') return void paragraphs.at(-1)!.push({ ...look, text: ' ' })
    const isBlock = blocks.has(node.tag)
    if (isBlock) paragraphs.push([])
    for (const child of node.inside) read(child, withMark(node, look, allowed))
    if (isBlock) paragraphs.push([])
  }
  for (const node of nodes) read(node, { marks: [] })
  return tidied(paragraphs)
}

function withMark(node: Exclude<PostNode, string>, look: Look, allowed: readonly Mark[]): Look {
  const { href } = node.attributes
  if (node.tag === 'a')
    return allowed.includes('link') && isRichLink(href) ? { ...look, href } : look
  const mark = Object.hasOwn(markOf, node.tag) ? markOf[node.tag]! : undefined
  if (!mark || !allowed.includes(mark) || look.marks.includes(mark)) return look
  return { ...look, marks: allMarks.filter((one) => one === mark || look.marks.includes(one)) }
}

const isOneLook = (a: RichRun, b: RichRun) =>
  a.href === b.href && a.marks.join(' ') === b.marks.join(' ')

/** White space as a browser shows it, neighbours of one look as one, and no paragraph without words. */
function tidied(paragraphs: RichRun[][]): RichRun[][] {
  return paragraphs.flatMap((runs) => {
    const tidy: RichRun[] = []
    for (const run of runs) {
      const last = tidy.at(-1)
      const words = run.text.replace(/[ \t\n\r\f]+/g, ' ')
      const text = !last || last.text.endsWith(' ') ? words.replace(/^ /, '') : words
      if (text === '') continue
      if (last && isOneLook(last, run)) last.text += text
      else tidy.push({ ...run, text })
    }
    const last = tidy.at(-1)
    if (last) last.text = last.text.replace(/ $/, '')
    if (last?.text === '') tidy.pop()
    return tidy.length > 0 ? [tidy] : []
  })
}

/** Runs that are next to each other, as long as they agree on something. */
function together<Run>(runs: Run[], by: (run: Run) => unknown): Run[][] {
  const groups: Run[][] = []
  for (const run of runs) {
    const group = groups.at(-1)
    if (group && by(group[0]!) === by(run)) group.push(run)
    else groups.push([run])
  }
  return groups
}

function htmlOf(runs: RichRun[], [mark, ...within]: Mark[]): string {
  if (mark === undefined) return runs.map(({ text }) => richWords(text)).join('')
  return together(runs, (run) => run.marks.includes(mark))
    .map((group) => {
      const html = htmlOf(group, within)
      return group[0]!.marks.includes(mark) ? `<${mark}>${html}</${mark}>` : html
    })
    .join('')
}

const inline = (runs: RichRun[]) =>
  together(runs, ({ href }) => href)
    .map((group) => {
      const html = htmlOf(group, ['strong', 'em', 'code'])
      const { href } = group[0]!
      return href === undefined
        ? html
        : `<a href="${richWords(href).replaceAll('"', '&quot;')}">${html}</a>`
    })
    .join('')

/** Paragraphs as they are kept: as words where they have no marks, else as HTML, a line for each. */
export function richValue(paragraphs: RichRun[][], isOne = false): string {
  const kept = tidied(
    isOne ? [paragraphs.flatMap((runs, at) => (at > 0 ? [space, ...runs] : runs))] : paragraphs,
  )
  const hasMarks = kept.flat().some(({ marks, href }) => marks.length > 0 || href !== undefined)
  const words = kept.map((runs) => runs.map(({ text }) => text).join('')).join('\n\n')
  if (!hasMarks && !isRich(words)) return words
  return kept.map((runs) => `<p>${inline(runs)}</p>`).join('\n')
}

const space: RichRun = { text: ' ', marks: [] }
