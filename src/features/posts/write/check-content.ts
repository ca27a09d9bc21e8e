import { refuseLarge } from '../sanitize/clean-content.ts'
import { workOnContent } from '../render/work-on-content.ts'

/** The content as it is stored, or a refusal of what is too large, too deep or too laborious to be a post. */
export async function checkContent(given: string): Promise<string> {
  refuseLarge(given)
  return workOnContent('clean', given)
}
