import { drawing, line, picture, text } from '../../schema/fields.ts'

/** Beside the title, on the picture that a shared link shows. */
export const pictureOfLinks = picture('Picture for shared links', 'Instead of the drawing.')

/** What search engines and shared links show of a page. */
export const foundAs = {
  metaTitle: line('Title for search engines', 70),
  metaDescription: text('Description for search engines', 200),
  drawing: drawing('Drawing for shared links').optional(),
  sharedPicture: pictureOfLinks.optional(),
}
