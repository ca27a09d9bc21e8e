import { blocks, choice, drawing, line, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { pictureOfLinks } from './found-as.ts'
import { allBlocks, triedBlocks } from '../blocks/all-blocks.ts'

const tried = new Set<string>(triedBlocks.map(({ shape }) => shape.block.value))

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
    blocks: blocks('Blocks', allBlocks).superRefine((all, context) => {
      for (const [at, { block }] of all.entries())
        if (tried.has(block) && all.findIndex((one) => one.block === block) < at)
          context.addIssue({
            code: 'custom',
            path: [at, 'block'],
            message: 'A page has room for one of these.',
          })
    }),
  },
  { under: '/' },
)
