import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import type { Page } from 'playwright-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const aboutColours = ['color-contrast', 'link-in-text-block']

/** What axe finds, one line a place: everything in the light scheme, and in the dark one what colours can change. */
export async function axeViolations(page: Page, where = 'html'): Promise<string[]> {
  const light = await axeFaults(page, where)
  return [...light, ...(await inTheDark(page, aboutColours, where))]
}

/** What axe finds in the scheme that the page is shown in. */
export const axeFaults = (page: Page, where?: string): Promise<string[]> =>
  look(page, { type: 'tag', values: tags }, where)

/** What axe finds of words that can hardly be told from their ground, in either scheme. */
export async function faintWords(page: Page): Promise<string[]> {
  const rules = ['color-contrast']
  const light = await look(page, { type: 'rule', values: rules })
  return [...light, ...(await inTheDark(page, rules))]
}

async function inTheDark(page: Page, rules: string[], where?: string) {
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await look(page, { type: 'rule', values: rules }, where)
  await page.emulateMedia({ colorScheme: 'light' })
  return dark.map((line) => `dark: ${line}`)
}

type Axe = { run: (where: string, options: axe.RunOptions) => Promise<axe.AxeResults> }

let source: string | undefined

/**
 * Axe need not look into frames: what the desk shows in one is a page of the site, which is looked at where
 * visitors see it. It comes to a page once: its script is larger than all of ours.
 */
async function look(page: Page, runOnly: axe.RunOnly, where = 'html'): Promise<string[]> {
  await settled(page)
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate((source ??= readFileSync('node_modules/axe-core/axe.min.js', 'utf8')))
  const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], iframes: false }
  const { violations } = await page.evaluate(
    ([within, how]) => (window as unknown as { axe: Axe }).axe.run(within, how),
    [where, options] as const,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id}: ${help}: ${target.join(' ')} ${failureSummary}`.slice(0, 400),
    ),
  )
}

/** What comes, goes or is handed down changes frame by frame; on its way a colour may be too faint. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const isChanging = () =>
      document
        .getAnimations()
        .some(
          ({ playState, timeline, effect }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getTiming().iterations !== Infinity,
        )
    for (let still = 0, looks = 0; still < 5 && looks < 150; looks++) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
      still = isChanging() ? 0 : still + 1
    }
  })

/** Controls whose name isn't what one reads on them: who speaks to a screen says what they see. */
export const mislabelled = (page: Page): Promise<string[]> =>
  look(page, { type: 'rule', values: ['label-content-name-mismatch'] })
