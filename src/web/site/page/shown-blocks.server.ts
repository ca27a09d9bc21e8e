import { withoutMarks } from '../../../features/documents/marks/marks.ts'
import { signatureOf } from '../../../drawings/signatures/signature.ts'
import type { Documents, Page } from '../../../features/documents/read/documents.ts'
import { leadsToNothing } from '../../../features/documents/read/offer.ts'
import { describedFileOf } from '../../directory/sources/document-picture.server.ts'
import { withContacts } from '../../directory/sources/with-contacts.ts'
import { planned } from '../services/plan/week-plan.ts'
import { proofOf } from '../services/service/read-proof.server.ts'
import { shownTrial } from '../products/read-products.server.ts'
import type { Block, BlockOf, ShownBlock, ShownPicture } from './page-view.ts'

const gallerySizes = '(max-width: 600px) 100vw, (max-width: 900px) 50vw, 34vw'

/** A page's blocks as visitors see them; one that has nothing to show is left out with its heading. */
export const shownBlocks = ({ title, blocks }: Page, documents: Documents): ShownBlock[] =>
  blocks.flatMap(
    (block) => (isTried(block) ? shownTrial(block, title) : shown(block, documents)) ?? [],
  )

type Tried = BlockOf<'threshold' | 'paper'>

const isTried = (block: Block): block is Tried =>
  block.block === 'threshold' || block.block === 'paper'

function shown(of: Exclude<Block, Tried>, documents: Documents): ShownBlock | undefined {
  const block = withContacts(of, documents.company)
  if (hasLostHeading(of, block)) return undefined
  switch (block.block) {
    case 'lead':
      return block.text ? block : undefined
    case 'text':
      return filled(block)
    case 'facts':
      return block.facts.length > 0 ? block : undefined
    case 'plan': {
      const { heading, steps } = block
      return steps.length > 0 ? { block: 'plan', heading, plan: planned(steps) } : undefined
    }
    case 'cards': {
      const cards = block.cards.filter(({ link }) => !link || !leadsToNothing(link, documents))
      return cards.length > 0 ? { ...block, cards } : undefined
    }
    case 'figures':
      return block.figures.length > 0 ? block : undefined
    case 'quotation':
      return quoted(block, documents)
    case 'proof':
      return { block: 'proof', proof: proofOf(block, documents) }
    case 'questions':
      return block.questions.length > 0 ? block : undefined
    case 'table':
      return block.rows.length > 0 ? block : undefined
    case 'picture': {
      const picture = pictured(block, documents, '100vw')
      return picture && { block: 'picture', ...picture }
    }
    case 'gallery': {
      const pictures = block.pictures.flatMap((one) => pictured(one, documents, gallerySizes) ?? [])
      return pictures.length > 0 ? { ...block, pictures } : undefined
    }
    case 'steps':
      return block.steps.length > 0 ? block : undefined
    case 'call-to-action':
      return leadsToNothing(block.link, documents) ? undefined : block
    default:
      return block
  }
}

/** It named a contact that isn't there, and what stands below it would have none. */
const hasLostHeading = (of: Block, block: Block) =>
  'heading' in of && of.heading && 'heading' in block && !block.heading

const filled = (block: BlockOf<'text'>) =>
  block.paragraphs.length + (block.entries?.length ?? 0) > 0 ? block : undefined

function quoted(
  { said, testimonial }: BlockOf<'quotation'>,
  { testimonials }: Documents,
): ShownBlock | undefined {
  const quotation = said ?? testimonials.find(({ id }) => id === testimonial)
  if (!quotation?.text) return undefined
  const { text, name, role } = quotation
  return { block: 'quotation', text, name, role, signature: signatureOf(withoutMarks(name)) }
}

function pictured(
  { picture: of, caption }: Pick<BlockOf<'picture'>, 'picture' | 'caption'>,
  documents: Documents,
  sizes: string,
): ShownPicture | undefined {
  const file = describedFileOf(of, documents, sizes)
  if (!file) return undefined
  const { alt, ...drawing } = file
  return { alt, caption, drawing }
}
