import type { RenderedPage } from '../drawn/rendered-page.ts'
import type { Fault } from './fault.ts'

/** Home, the richest page of the sample, has 160 kB of HTML; compressed, a fifth of that travels. */
export const mostHtml = 400_000
const mostPictures = 40

/** What a visitor has to fetch before they have read the page. */
export function judgeWeight({ bytes, pictures }: RenderedPage): Fault[] {
  const faults: Fault[] = []
  const tell = (about: string, sentence: string) =>
    faults.push({ judged: 'weight', severity: 'warning', about, sentence })
  if (bytes > mostHtml)
    tell(
      'html',
      `The page’s HTML is ${Math.round(bytes / 1000)} kB; the budget is ${mostHtml / 1000} kB. Split it in two.`,
    )
  const own = new Set(pictures.map(({ src }) => src).filter((src) => !src.startsWith('data:')))
  if (own.size > mostPictures)
    tell(
      'pictures',
      `The page shows ${own.size} pictures; the budget is ${mostPictures}. On a phone they’ll arrive late.`,
    )
  return faults
}
