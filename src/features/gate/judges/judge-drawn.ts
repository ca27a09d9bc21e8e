import type { RenderedPage } from '../drawn/rendered-page.ts'
import type { Fault } from './fault.ts'
import { judgeData } from './judge-data.ts'
import { judgeFoundAs } from './judge-found-as.ts'
import { judgeHeadings } from './judge-headings.ts'
import { judgeLinks, type LinkGround } from './judge-links.ts'
import { judgePictures } from './judge-pictures.ts'
import { judgeWeight } from './judge-weight.ts'
import { judgeWords } from './judge-words.ts'

export type PageGround = LinkGround & { today: string; sampleNames: string[] }

/** Everything that is judged of one page. */
export function judgeDrawn(page: RenderedPage, path: string, ground: PageGround): Fault[] {
  if (page.status !== 200) return [notDrawn(page.status)]
  return [
    ...judgeLinks(page, path, ground),
    ...judgePictures(page),
    ...judgeHeadings(page),
    ...judgeFoundAs(page),
    ...judgeData(page, ground.today),
    ...judgeWords(page, ground.sampleNames),
    ...judgeWeight(page),
  ]
}

const notDrawn = (status: number): Fault => ({
  judged: 'drawing',
  severity: 'error',
  about: `status ${status}`,
  sentence: `The page can’t be drawn: the server answers ${status}.`,
})
