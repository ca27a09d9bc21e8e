import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atBothWidths, becomesLive } from '../browser.ts'
import { shelfOn, writePostOn } from '../posts-on-site.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

const longTitle = '🚪 A title of five hundred letters '.repeat(15).slice(0, 490)
const rightToLeft = 'לפני שמוסיפים שרת, מוסיפים שורה אחת בטבלה'

for (const colorScheme of ['light', 'dark'] as const)
  atBothWidths(
    `WCAG 2.2 AA: Insights has no violation, whatever the titles are (${colorScheme})`,
    async ({ page, open, site }) => {
      await shelfOn(site)
      const content = `<p>${rightToLeft}</p><h2>${rightToLeft}</h2><pre><code>${'x'.repeat(300)}</code></pre><table><tr><th>${'wide '.repeat(60)}</th><td>${'w'.repeat(200)}</td></tr></table>`
      const long = await writePostOn(site, { title: longTitle, category: 'Edge', content })
      const rtl = await writePostOn(site, { title: rightToLeft, category: 'Edge', content })
      for (const path of [
        '/insights',
        '/insights?category=Edge',
        '/insights/exactly-once-is-a-column',
        `/insights/${long.slug}`,
        `/insights/${rtl.slug}`,
        '/blog-posting-by-lexical',
      ]) {
        await open(path)
        await becomesLive(page)
        expect([path, await violations(page)]).toEqual([path, []])
        expect([
          path,
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ]).toEqual([path, 0])
      }
      expect(await page.locator('h2[dir="auto"]').getByText(longTitle).count()).toBeGreaterThan(0)
    },
    { colorScheme, reducedMotion: 'reduce' },
  )
