import type { Page } from 'playwright-core'

/** Words that are shown under 11 px: those of the page, and those in the drawings it brings in or shows. */
export async function illegibleWords(page: Page): Promise<string[]> {
  const found = [...(await page.evaluate(wordsOfPage)), ...(await page.evaluate(wordsOfDrawings))]
  return [
    ...new Set(
      found
        .filter(({ size, words }) => size < 10.99 && words)
        .map(({ size, words }) => `${size.toFixed(1)} px: ${words.slice(0, 40)}`),
    ),
  ]
}

type Lettered = { size: number; words: string }

function wordsOfPage(): Lettered[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Lettered[] = []
  while (walker.nextNode()) {
    const { parentElement: home, data } = walker.currentNode as Text
    const isShown = home?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isShown || home?.closest('script, style, noscript')) continue
    const box = home!.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    const across = home instanceof SVGGraphicsElement ? home.getScreenCTM() : undefined
    const scale = across ? Math.hypot(across.c, across.d) : 1
    found.push({ size: parseFloat(getComputedStyle(home!).fontSize) * scale, words: data.trim() })
  }
  return found
}

/** The map says its names in the list beside it. */
async function wordsOfDrawings(): Promise<Lettered[]> {
  const isShown = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true })

  /** The pages' policy lets no script parse a text; a document may be asked for. */
  const fileAt = (address: string) =>
    new Promise<Document>((resolve, reject) => {
      const ask = new XMLHttpRequest()
      ask.open('GET', address)
      ask.responseType = 'document'
      ask.onload = () => resolve(ask.response as Document)
      ask.onerror = reject
      ask.send()
    })

  const lettersIn = (room: Element, scale: number) =>
    [...room.querySelectorAll('text')].map((text) => ({
      size: Number(text.closest('[font-size]')?.getAttribute('font-size')) * scale,
      words: text.textContent.trim(),
    }))

  async function lent(use: SVGUseElement) {
    const [address = '', group] = use.href.baseVal.split('#')
    const isHidden = getComputedStyle(use).getPropertyValue('--letters').trim() === 'hidden'
    if (!address || !group || isHidden || !isShown(use)) return []
    const room = (await fileAt(address)).getElementById(group)
    const across = use.getScreenCTM()
    return room && across ? lettersIn(room, Math.hypot(across.a, across.b)) : []
  }

  async function pictured(image: HTMLImageElement) {
    const { documentElement: file } = await fileAt(image.src)
    const { width } = image.getBoundingClientRect()
    const sheet = file.querySelector('style')?.textContent ?? ''
    const where = sheet.match(/@media ([^{]+)\{:root\{--letters/)?.[1]
    const limit = Number(where?.match(/max-width:(\d+)px/)?.[1] ?? Infinity)
    if (where && width <= limit) return []
    const whole = Number(file.getAttribute('viewBox')?.split(' ')[2])
    return lettersIn(file, width / whole)
  }

  const uses = [...document.querySelectorAll('use')].filter(
    ({ href }) => !href.baseVal.includes('/map'),
  )
  const images = [...document.querySelectorAll<HTMLImageElement>('img[src*=".svg"]')].filter(
    (one) => !one.src.includes('/look/map-') && isShown(one),
  )
  return (await Promise.all([...uses.map(lent), ...images.map(pictured)])).flat()
}
