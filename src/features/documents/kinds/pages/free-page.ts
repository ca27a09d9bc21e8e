import { blocks, choice, drawing, line, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { pictureOfLinks } from './found-as.ts'
import { allBlocks } from '../blocks/all-blocks.ts'

/** A page of the owner's own: its title, its lead, and as many blocks as it needs. */
export const page = kind(
  'page',
  'Page',
  {
    title: line('Title', 80),
    lead: text('Lead', 800),
    metaDescription: text('Description for search engines', 200),
    drawing: drawing('Drawing where it is shared').optional(),
    sharedPicture: pictureOfLinks.optional(),
    listed: choice('Where it’s listed', ['footer', 'search', 'nobody'], {
      help: 'From the foot of every page and the search; from the search and the site map alone; or only who has its address.',
    }),
    blocks: blocks('Blocks', allBlocks),
  },
  { under: '/' },
)
