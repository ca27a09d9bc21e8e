import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const aboutColours = ['color-contrast', 'link-in-text-block']

/** What axe finds, one line a place: everything in the light scheme, and in the dark one what colours can change. */
export async function axeViolations(page: Page, where = 'html'): Promise<string[]> {
  const light = await look(axe(page).include(where).withTags(tags))
  await page.emulateMedia({ colorScheme: 'dark' })
  await settled(page)
  const dark = await look(axe(page).include(where).withRules(aboutColours))
  await page.emulateMedia({ colorScheme: 'light' })
  return [...light, ...dark.map((line) => `dark: ${line}`)]
}

/**
 * Axe need not open a second page to put together what it finds in frames: what the desk shows in one is a page
 * of the site, which is looked at where visitors see it.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'], iframes: false }).setLegacyMode()

async function look(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${help}: ${target.join(' ')} ${failureSummary}`.slice(0, 400),
    ),
  )
}

/** A colour that is handed down changes frame by frame, from each box to those in it. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const isChanging = () => document.getAnimations().some((one) => one instanceof CSSTransition)
    for (let still = 0, looks = 0; still < 5 && looks < 150; looks++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      still = isChanging() ? 0 : still + 1
    }
  })

/** Controls whose name isn't what one reads on them: who speaks to a screen says what they see. */
export const mislabelled = (page: Page): Promise<string[]> =>
  look(axe(page).withRules(['label-content-name-mismatch']))
