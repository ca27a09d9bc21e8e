import { refuseLarge } from './clean-content.ts'
import { workOnContent } from './work-on-content.ts'

/** The content as it is stored, or a refusal of what is too large, too deep or too laborious to be a post. */
export async function checkContent(given: string): Promise<string> {
  refuseLarge(given)
  return workOnContent('clean', given)
}
