import type { RenderedPage } from '../drawn/rendered-page.ts'
import type { Fault } from './fault.ts'

/** Search engines show about so many letters of each; a description may say more, a title of ours hardly. */
const titleRoom = 70
const descriptionRoom = 200
const leastDescription = 50

/** What search engines and shared links show of a page. */
export function judgeFoundAs({ title, description, foundAs }: RenderedPage): Fault[] {
  const fault = (
    judged: 'title' | 'description',
    severity: Fault['severity'],
    sentence: string,
  ): Fault => ({ judged, severity, sentence, about: judged, field: foundAs[judged] })
  const faults: Fault[] = []
  if (title === '') faults.push(fault('title', 'error', 'The page has no title.'))
  if (title.length > titleRoom)
    faults.push(
      fault(
        'title',
        'warning',
        `The title has ${title.length} characters. Search engines cut it after about ${titleRoom}.`,
      ),
    )
  if (description === '')
    faults.push(
      fault(
        'description',
        'warning',
        'The page has no description: search engines will pick a sentence of their own.',
      ),
    )
  else if (description.length < leastDescription)
    faults.push(
      fault(
        'description',
        'warning',
        `The description has ${description.length} characters. There’s room for ${descriptionRoom}: say what the page is for.`,
      ),
    )
  if (description.length > descriptionRoom)
    faults.push(
      fault(
        'description',
        'warning',
        `The description has ${description.length} characters. Search engines cut it before ${descriptionRoom}.`,
      ),
    )
  return faults
}
