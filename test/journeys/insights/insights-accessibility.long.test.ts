import { expect } from 'vitest'
import { axeViolations } from '../../browser/axe-violations.ts'
import { atBothWidths, becomesLive, onOwnSite } from '../../browser/browser.ts'
import { writePostOn } from '../../sent/posts-on-site.ts'
import { wordsRunOut } from '../../browser/words-run-out.ts'

onOwnSite()

const longTitle = '🚪 A title of five hundred letters '.repeat(15).slice(0, 490)
const rightToLeft = 'לפני שמוסיפים שרת, מוסיפים שורה אחת בטבלה'

const atRest = { reducedMotion: 'reduce' } as const
for (const path of ['/insights', '/insights/exactly-once-is-a-column', '/blog-posting-by-lexical'])
  atBothWidths(
    `WCAG 2.2 AA: ${path} has no violation`,
    async ({ page, open }) => {
      await open(path)
      await becomesLive(page)
      expect(await axeViolations(page)).toEqual([])
      expect(await wordsRunOut(page)).toEqual([])
    },
    atRest,
  )

atBothWidths(
  `WCAG 2.2 AA: Insights has no violation and stays in its box, whatever the titles are`,
  async ({ page, open, site }) => {
    const content = `<p>${rightToLeft}</p><h2>${rightToLeft}</h2><pre><code>${'x'.repeat(300)}</code></pre><table><tr><th>${'wide '.repeat(60)}</th><td>${'w'.repeat(200)}</td></tr></table>`
    const long = await writePostOn(site, { title: longTitle, category: 'Edge', content })
    const rtl = await writePostOn(site, { title: rightToLeft, category: 'Edge', content })
    for (const path of [
      '/insights?category=Edge',
      `/insights/${long.slug}`,
      `/insights/${rtl.slug}`,
    ]) {
      await open(path)
      expect([path, await axeViolations(page)]).toEqual([path, []])
      expect([path, await wordsRunOut(page)]).toEqual([path, []])
    }
  },
  atRest,
)
