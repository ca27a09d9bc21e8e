/** A letter and the link it stands in, if any. */
type Letter = { sign: string; link?: number }
export type Line = Letter[]
export type Block =
  | { kind: 'p' | 'h2' | 'pre'; line: Line }
  | { kind: 'ul' | 'table'; lines: Line[] }
  | { kind: 'picture'; alt: string }

type Chosen = { line: Line; anchor: number; focus: number } | { picture: Block } | undefined

export const address = 'https://example.com/'

/** What a post and its caret are after what a writer does, by the plainest rules one could have. */
export class Model {
  chosen: Chosen
  blocks: Block[]
  #links = 0

  constructor(blocks: Block[]) {
    this.blocks = structuredClone(blocks)
  }

  get lines(): Line[] {
    return this.blocks.flatMap(linesOf)
  }

  get pictures() {
    return this.blocks.filter(({ kind }) => kind === 'picture')
  }

  get caret() {
    return this.chosen && 'line' in this.chosen ? this.chosen : undefined
  }

  get picture() {
    return this.chosen && 'picture' in this.chosen ? this.chosen.picture : undefined
  }

  /** From where to where letters are chosen. */
  get range(): [number, number] {
    const { anchor, focus } = this.caret ?? { anchor: 0, focus: 0 }
    return anchor < focus ? [anchor, focus] : [focus, anchor]
  }

  put(line: Line, at: number) {
    this.chosen = { line, anchor: at, focus: at }
  }

  /** With a picture chosen, words go into an empty line below it. */
  putBelow(picture: Block) {
    const index = this.blocks.indexOf(picture)
    const next = this.blocks[index + 1]
    if (next?.kind === 'p' && next.line.length === 0) return this.put(next.line, 0)
    const line: Line = []
    this.blocks.splice(index + 1, 0, { kind: 'p', line })
    this.put(line, 0)
  }

  type(word: string) {
    if (this.picture) this.putBelow(this.picture)
    const { line } = this.caret!
    const [from, to] = this.range
    const link = line[from - 1]?.link
    const isInside = link !== undefined && link === line[from]?.link
    const letters = [...word].map((sign) => (isInside ? { sign, link } : { sign }))
    line.splice(from, to - from, ...letters)
    this.put(line, from + word.length)
  }

  remove(from: number, to: number) {
    const { line } = this.caret!
    line.splice(from, to - from)
    this.put(line, from)
  }

  removePicture() {
    this.blocks = this.blocks.filter((block) => block !== this.picture)
    this.chosen = undefined
  }

  link() {
    const { line } = this.caret!
    const [from, to] = this.range
    let made: number | undefined
    for (const letter of line.slice(from, to))
      if (letter.link === undefined) letter.link = made ??= ++this.#links
      else made = undefined
    this.put(line, to)
  }

  /** What one sees; the letters of links are large. */
  get seen(): string[] {
    return this.blocks.flatMap((block) =>
      block.kind === 'picture' ? [`[${block.alt}]`] : linesOf(block).map(seenLine),
    )
  }

  /** What is stored. */
  html(src: string): string {
    const [only] = this.blocks
    if (this.blocks.length === 1 && only?.kind === 'p' && only.line.length === 0) return ''
    return this.blocks.map((block) => htmlOf(block, src)).join('')
  }
}

const linesOf = (block: Block) =>
  block.kind === 'picture' ? [] : 'line' in block ? [block.line] : block.lines

const seenLine = (line: Line) =>
  line.map(({ sign, link }) => (link === undefined ? sign : sign.toUpperCase())).join('')

function words(line: Line): string {
  const signs = line.map(({ sign, link }) =>
    link === undefined ? sign : `<a href="${address}" rel="noopener">${sign}</a>`,
  )
  return signs.join('').replaceAll(`</a><a href="${address}" rel="noopener">`, '')
}

function htmlOf(block: Block, src: string): string {
  const each = (tag: string) =>
    linesOf(block)
      .map((line) => `<${tag}>${words(line)}</${tag}>`)
      .join('')
  if (block.kind === 'picture')
    return `<figure><img src="${src}" alt="${block.alt}" width="40" height="24" loading="lazy" decoding="async" /></figure>`
  if (block.kind === 'ul') return `<ul>${each('li')}</ul>`
  if (block.kind === 'table') return `<table><tbody><tr>${each('td')}</tr></tbody></table>`
  if (block.kind === 'pre') return `<pre>${each('code')}</pre>`
  return each(block.kind)
}
