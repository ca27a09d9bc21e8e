import { Parser } from 'htmlparser2'
import { readMarks, withoutMarks } from '../../documents/marks/marks.ts'
import type { RenderedPage, Piece } from './rendered-page.ts'

type Attributes = Record<string, string>
type Open = { name: string; words: string; onClose: (words: string) => void }

const unread = new Set(['script', 'style', 'template', 'noscript'])
const around = new Set(['header', 'footer'])
const inRunningText = new Set(['a', 'strong', 'em', 'code', 'span', 'br'])

/** Reads of a page's HTML what the gate judges. */
export function readDrawnPage(html: string, status = 200): RenderedPage {
  const page = emptyPage(html, status)
  const reader = new Reader(page)
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      ontext: (text) => reader.say(text),
      onclosetag: (name) => reader.close(name),
    },
    { decodeEntities: true },
  )
  parser.end(html)
  reader.endWords()
  return page
}

const emptyPage = (html: string, status: number): RenderedPage => ({
  status,
  // What visitors get has no marks.
  bytes: Buffer.byteLength(withoutMarks(html)),
  title: '',
  description: '',
  foundAs: {},
  headings: [],
  links: [],
  pictures: [],
  words: [],
  ids: [],
  data: [],
})

const tidy = (words: string) => withoutMarks(words).replace(/\s+/g, ' ').trim()

class Reader {
  #page: RenderedPage
  /** Elements whose words are gathered, the innermost last. */
  #open: Open[] = []
  #around = 0
  #main = 0
  #unread = 0
  #hidden: string[] = []
  #post: string[] = []
  #words = ''
  /** Pieces of the current text without a mark; the next mark names their field. */
  #unmarked: Piece[] = []

  constructor(page: RenderedPage) {
    this.#page = page
  }

  #piece(words: string): Piece {
    const [field] = readMarks(words)
    return { ...(field && { field }), isFrame: this.#around > 0 && this.#main === 0 }
  }

  /** A paragraph carries one mark, at its end; it covers the links in it, too. */
  #await<One extends Piece>(piece: One): One {
    if (!piece.field) this.#unmarked.push(piece)
    return piece
  }

  #meet(text: string) {
    const [field] = readMarks(text)
    if (!field) return
    for (const piece of this.#unmarked) piece.field = field
    this.#unmarked = []
  }

  open(name: string, given: Attributes) {
    this.endWords()
    if (!inRunningText.has(name)) this.#unmarked = []
    if (given.id) this.#page.ids.push(given.id)
    if (name === 'main') this.#main++
    if (around.has(name)) this.#around++
    this.#openHidden(name, given)
    const isPost = this.#post.length > 0 || given['data-post'] !== undefined
    if (isPost && !isVoid(name)) this.#post.push(name)
    if (name === 'meta' && given.name === 'description') this.#foundAs('description', given.content)
    if (name === 'img') this.#picture(given)
    if (name === 'script' && given.type === 'application/ld+json')
      this.#gather(name, (words) => this.#page.data.push(withoutMarks(words)))
    else if (unread.has(name)) this.#unread++
    if (name === 'title' && this.#open.length === 0)
      this.#gather(name, (words) => this.#page.title === '' && this.#foundAs('title', words))
    if (name === 'a' && given.href !== undefined) this.#link(given)
    const level = /^h([1-6])$/.exec(name)?.[1]
    if (level) this.#heading(name, Number(level))
  }

  #foundAs(what: 'title' | 'description', words = '') {
    this.#page[what] = tidy(words)
    const [field] = readMarks(words)
    this.#page.foundAs[what] = field
  }

  #openHidden(name: string, given: Attributes) {
    const isHidden = given['aria-hidden'] === 'true' || given.hidden !== undefined
    if (this.#hidden.length > 0 || isHidden) if (!isVoid(name)) this.#hidden.push(name)
  }

  #gather(name: string, onClose: Open['onClose']) {
    this.#open.push({ name, words: '', onClose })
  }

  #picture({ src = '', alt, ...given }: Attributes) {
    for (const one of this.#open) one.words += alt ?? ''
    const isHidden = this.#hidden.length > 0 || given['aria-hidden'] === 'true'
    const said = alt === undefined ? undefined : tidy(alt)
    const isWritten = this.#post.length > 0 && !isHidden
    this.#page.pictures.push({ src, alt: said, isHidden, isWritten, ...this.#piece(alt ?? '') })
  }

  #link(given: Attributes) {
    const label = given['aria-label'] ?? given.title ?? ''
    this.#gather('a', (words) => {
      const name = tidy(words) || tidy(label)
      const link = { href: given.href!, name, ...this.#piece(words || label) }
      this.#page.links.push(this.#await(link))
    })
  }

  #heading(name: string, level: number) {
    const isHidden = this.#hidden.length > 0
    this.#gather(name, (words) => {
      if (!isHidden) this.#page.headings.push({ level, text: tidy(words), ...this.#piece(words) })
    })
  }

  say(text: string) {
    const isData = this.#open.at(-1)?.name === 'script'
    if (this.#unread > 0 && !isData) return
    for (const one of this.#open) one.words += text
    if (isData) return
    this.#words += text
    this.#meet(text)
  }

  /** One run of words that no element interrupts, with the field it came from. */
  endWords() {
    const text = tidy(this.#words)
    if (text !== '') this.#page.words.push(this.#await({ text, ...this.#piece(this.#words) }))
    this.#words = ''
  }

  close(name: string) {
    this.endWords()
    if (!inRunningText.has(name)) this.#unmarked = []
    const at = this.#open.findLastIndex((one) => one.name === name)
    if (at >= 0 && (name !== 'script' || this.#unread === 0)) {
      const [one] = this.#open.splice(at, 1)
      one!.onClose(one!.words)
    } else if (unread.has(name)) this.#unread = Math.max(0, this.#unread - 1)
    if (name === 'main') this.#main--
    if (around.has(name)) this.#around--
    if (this.#hidden.at(-1) === name) this.#hidden.pop()
    if (this.#post.at(-1) === name) this.#post.pop()
  }
}

const isVoid = (name: string) => /^(img|br|hr|input|link|meta|source|wbr|area|col)$/.test(name)
