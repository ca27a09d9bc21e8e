import { drawing, line, text } from '../../schema/fields.ts'

/** What search engines and shared links show of a page. */
export const foundAs = {
  metaTitle: line('Title for search engines', 70),
  metaDescription: text('Description for search engines', 200),
  drawing: drawing('Drawing for shared links').optional(),
}
