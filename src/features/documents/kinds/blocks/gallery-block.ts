import { block, group, line, list } from '../../schema/fields.ts'
import { shown } from './picture-block.ts'

export const galleryBlock = block('gallery', 'Gallery', {
  heading: line('Heading', 120).optional(),
  pictures: list('Pictures', group('Picture', shown), { most: 24 }),
})
