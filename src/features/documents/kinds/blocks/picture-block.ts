import { block, line, picture } from '../../schema/fields.ts'

/** A picture as wide as the page, and what is to be said of it. */
export const shown = {
  picture: picture('Picture'),
  caption: line('Caption', 200).optional(),
}

export const pictureBlock = block('picture', 'Picture', shown)
