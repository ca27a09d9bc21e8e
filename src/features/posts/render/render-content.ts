import { alignFigures } from './align-figures.ts'
import { highlightCode } from './highlight-code.ts'
import { plainText } from '../sanitize/plain-text.ts'
import { nameHeadings } from './post-headings.ts'
import { readingMinutes } from './reading-time.ts'
import { sanitizePost } from '../sanitize/sanitize-post.ts'
import { picturesIn, type Pictures, showPictures } from './show-pictures.ts'

/** Content sanitized, its headings named and its words counted, with the pictures of ours that it shows. */
export function nameAndCount(content: string) {
  const clean = sanitizePost(content)
  const { html, headings } = nameHeadings(clean)
  const minutes = readingMinutes(plainText(clean))
  return { html, headings, readingMinutes: minutes, pictureIds: picturesIn(html) }
}

/** The same with its pictures shown, its code coloured, its figures aligned, its wide tables in a box that scrolls. */
export const colourAndBox = async (html: string, pictures: Pictures): Promise<string> =>
  boxTables(alignFigures(await highlightCode(showPictures(html, pictures))))

/** A box that scrolls must be reachable by keyboard, and have a name. */
const boxTables = (html: string): string =>
  html.replace(/<table\b|<\/table>/g, (tag) =>
    tag === '</table>'
      ? '</table></div>'
      : `<div class="post-table" role="group" aria-label="Table" tabindex="0">${tag}`,
  )
