import type { Page } from 'playwright-core'

/**
 * Words that run out of the window. The page clips what is wider than itself, so `scrollWidth` knows
 * nothing of them; what can be scrolled to or is cut with dots isn't meant, nor what is drawn for show.
 */
export const wordsRunOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isMeant = (home: Element) =>
      home.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !home.closest('.visually-hidden, .skip-link, [inert], [aria-hidden=true], svg, script, style')
    const goesOn = (home: Element) => {
      for (let one: Element | null = home; one; one = one.parentElement) {
        const { overflowX, textOverflow } = getComputedStyle(one)
        if (/auto|scroll/.test(overflowX)) return true
        if (overflowX !== 'visible' && textOverflow === 'ellipsis') return true
      }
      return false
    }
    const width = document.documentElement.clientWidth
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    while (walker.nextNode()) {
      const { currentNode: words } = walker
      const home = words.parentElement
      if (!home || !words.textContent?.trim() || !isMeant(home)) continue
      range.selectNodeContents(words)
      const isOut = [...range.getClientRects()].some(
        (line) => line.width > 1 && (line.right > width + 1 || line.left < -1),
      )
      if (isOut && !goesOn(home)) found.push(words.textContent.trim().slice(0, 60))
    }
    return found
  })
