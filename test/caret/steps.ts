import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { type Block, type Line, Model } from './model.ts'

/** The numbers choose among what is there when the step is made. */
export type Step = { do: keyof typeof ways; which: number; at: number; word: string }

const word = (most: number) => fc.stringMatching(new RegExp(`^[a-z]{1,${most}}$`))
const line = (most: number) => word(most).map((text): Line => [...text].map((sign) => ({ sign })))

/** Short enough to stand on one line of a phone, so that Home and End are those of the block. */
export const someBlocks: fc.Arbitrary<Block[]> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: line(10).map((made): Block => ({ kind: 'p', line: made })) },
      { weight: 3, arbitrary: fc.constant<Block>({ kind: 'picture', alt: '' }) },
      line(6).map((made): Block => ({ kind: 'h2', line: made })),
      line(8).map((made): Block => ({ kind: 'pre', line: made })),
      fc
        .array(line(8), { minLength: 1, maxLength: 3 })
        .map((lines): Block => ({ kind: 'ul', lines })),
      fc
        .array(line(4), { minLength: 2, maxLength: 2 })
        .map((lines): Block => ({ kind: 'table', lines })),
    ),
    { minLength: 2, maxLength: 7 },
  )
  .map((blocks) => [{ kind: 'p', line: [{ sign: 'z' }] } as Block, ...blocks])
  // Two lists or pictures in a row are told apart by their words.
  .map((blocks) =>
    blocks
      .filter(({ kind }, index) => kind !== 'ul' || blocks[index - 1]?.kind !== 'ul')
      .map((block, index) => (block.kind === 'picture' ? { ...block, alt: `pic${index}` } : block)),
  )

const mostIn: Record<string, number> = { h2: 10, table: 6 }

function mayType(model: Model, word: string) {
  if (model.picture) return true
  const { caret, range } = model
  if (!caret || caret.line.slice(...range).some(({ link }) => link !== undefined)) return false
  const block = model.blocks.find((each) => linesIn(each).includes(caret.line))
  return caret.line.length + word.length <= (mostIn[block?.kind ?? ''] ?? 18)
}

const linesIn = (block: Block): Line[] =>
  block.kind === 'picture' ? [] : 'line' in block ? [block.line] : block.lines

const beside = (model: Model, way: -1 | 1): Line | undefined => {
  const next = model.blocks[model.blocks.indexOf(model.picture!) + way]
  return next && 'line' in next ? next.line : undefined
}

type Way = (page: Page, model: Model, step: Step) => Promise<void>

/** A key that moves the caret by `by` within its line, or to its end. */
const move =
  (key: string, by: number, isHeld = false): Way =>
  async (page, model, { at }) => {
    const { caret, picture } = model
    if (picture && !isHeld) {
      const next = beside(model, by < 0 ? -1 : 1)
      if (!next) return
      await page.keyboard.press(key)
      return model.put(next, by < 0 ? next.length : 0)
    }
    if (!caret) return
    const [from, to] = model.range
    const isOpen = from !== to
    const far = Math.abs(by) > 1
    const times = far ? 1 : 1 + (at % 3)
    for (let done = 0; done < times; done++) {
      const { line, anchor, focus } = model.caret!
      const [start, end] = model.range
      const goal = far ? (by < 0 ? 0 : line.length) : focus + by
      if (goal < 0 || goal > line.length || (far && isOpen && !isHeld)) return
      await page.keyboard.press(isHeld ? `Shift+${key}` : key)
      if (isHeld) model.chosen = { line, anchor, focus: goal }
      else model.put(line, start === end ? goal : by < 0 ? start : end)
    }
  }

const erase =
  (key: 'Backspace' | 'Delete'): Way =>
  async (page, model) => {
    if (model.picture) {
      await page.keyboard.press(key)
      return model.removePicture()
    }
    if (!model.caret) return
    const [from, to] = model.range
    const begin = from === to && key === 'Backspace' ? from - 1 : from
    const end = from === to && key === 'Delete' ? to + 1 : to
    if (begin < 0 || end > model.caret.line.length) return
    await page.keyboard.press(key)
    model.remove(begin, end)
  }

const ways = {
  async clickWords(page: Page, model: Model, { which, at }: Step) {
    const index = which % model.lines.length
    const line = model.lines[index]!
    const offset = at % (line.length + 1)
    const { x, y } = await page.evaluate(placeOf, { index, offset })
    await page.mouse.click(x, y, { delay: at % 2 ? 25 : 0 })
    model.put(line, offset)
  },
  async clickPicture(page: Page, model: Model, { which, at }: Step) {
    const { pictures } = model
    if (pictures.length === 0) return
    const picture = pictures[which % pictures.length]!
    const shown = page.locator('.writer-picture').nth(pictures.indexOf(picture))
    await shown.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await shown.locator('img').click({ delay: at % 2 ? 25 : 0 })
    model.chosen = { picture }
  },
  async type(page: Page, model: Model, { word }: Step) {
    if (!mayType(model, word)) return
    await page.keyboard.type(word)
    model.type(word)
  },
  async enter(page: Page, model: Model) {
    if (!model.picture) return
    await page.keyboard.press('Enter')
    model.putBelow(model.picture)
  },
  async link(page: Page, model: Model) {
    const { caret, range } = model
    const isCode = model.blocks.some((block) => block.kind === 'pre' && block.line === caret?.line)
    if (!caret || range[0] === range[1] || isCode) return
    await page.keyboard.press('Control+k')
    await page.keyboard.type('https://example.com/')
    await page.keyboard.press('Enter')
    model.link()
  },
  left: move('ArrowLeft', -1),
  right: move('ArrowRight', 1),
  home: move('Home', -2),
  end: move('End', 2),
  holdLeft: move('ArrowLeft', -1, true),
  holdRight: move('ArrowRight', 1, true),
  holdHome: move('Home', -2, true),
  holdEnd: move('End', 2, true),
  backspace: erase('Backspace'),
  remove: erase('Delete'),
} satisfies Record<string, Way>

const often: Partial<Record<keyof typeof ways, number>> = {
  clickWords: 4,
  clickPicture: 4,
  type: 5,
  link: 3,
}

export const someSteps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    do: fc.oneof(
      ...(Object.keys(ways) as (keyof typeof ways)[]).map((name) => ({
        weight: often[name] ?? 1,
        arbitrary: fc.constant(name),
      })),
    ),
    which: fc.nat(20),
    at: fc.nat(20),
    word: word(4),
  }),
  { minLength: 6, maxLength: 20, size: 'max' },
)

export const take = (page: Page, model: Model, step: Step) => ways[step.do](page, model, step)

/** The lines of the page from top to bottom, as one sees them. */
export const seenOn = (page: Page) =>
  page.evaluate(() => {
    const told = (line: Element) => {
      const copy = line.cloneNode(true) as Element
      for (const link of copy.querySelectorAll('a'))
        link.textContent = (link.textContent ?? '').toUpperCase()
      return copy.textContent ?? ''
    }
    return [...document.querySelector('.writer-page')!.children].flatMap((block) => {
      // Lexical's own crutches for the caret beside a picture.
      if (block.matches('img, br, [data-lexical-cursor]')) return []
      if (block.matches('figure')) return [`[${block.querySelector('img')!.alt}]`]
      const inner = [...block.querySelectorAll('li, td')]
      return (inner.length > 0 ? inner : [block]).map(told)
    })
  })

/** Where on the screen the caret of a line goes. */
function placeOf({ index, offset }: { index: number; offset: number }) {
  const lines = [...document.querySelector('.writer-page')!.children].flatMap((block) => {
    if (block.matches('figure, img, br, [data-lexical-cursor]')) return []
    const inner = [...block.querySelectorAll('li, td')]
    return inner.length > 0 ? inner : [block]
  })
  const line = lines[index]!
  line.scrollIntoView({ block: 'center' })
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  let before = 0
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const isLast = offset === line.textContent!.length && before + text.length === offset
    if (isLast || offset < before + text.length) {
      const range = document.createRange()
      const at = isLast ? text.length - 1 : offset - before
      range.setStart(text, at)
      range.setEnd(text, at + 1)
      const box = range.getBoundingClientRect()
      return { x: isLast ? box.right - 0.2 : box.left + 0.2, y: box.top + box.height / 2 }
    }
    before += text.length
  }
  const box = line.getBoundingClientRect()
  return { x: box.left + 2, y: box.top + box.height / 2 }
}
