import { picture as drawn } from '../../../drawings/picture.server.ts'
import { signatureOf } from '../../../drawings/signatures/signature.ts'
import type { Documents, Page } from '../../../features/documents/read/documents.ts'
import { leadsNowhere } from '../../../features/documents/read/offer.ts'
import { withContacts } from '../../directory/sources/with-contacts.ts'
import { drawingFileOf } from '../drawing-file.server.ts'
import { planned } from '../services/plan/week-plan.ts'
import { proofOf } from '../services/service/read-proof.server.ts'
import type { Block, BlockOf, ShownBlock, ShownPicture } from './page-view.ts'

/** A page's blocks as visitors see them; one that has nothing to show is left out with its heading. */
export const shownBlocks = ({ blocks }: Page, documents: Documents): ShownBlock[] =>
  blocks.flatMap((block) => shown(block, documents) ?? [])

function shown(block: Block, documents: Documents): ShownBlock | undefined {
  switch (block.block) {
    case 'text':
      return filled(withContacts(block, documents.company))
    case 'facts':
      return block.facts.length > 0 ? block : undefined
    case 'plan': {
      const { heading, steps } = block
      return steps.length > 0 ? { block: 'plan', heading, plan: planned(steps) } : undefined
    }
    case 'cards': {
      const cards = block.cards.filter(({ link }) => !link || !leadsNowhere(link, documents))
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
      const picture = pictured(block, documents)
      return picture && { block: 'picture', ...picture }
    }
    case 'gallery': {
      const pictures = block.pictures.flatMap((one) => pictured(one, documents) ?? [])
      return pictures.length > 0 ? { ...block, pictures } : undefined
    }
    case 'steps':
      return block.steps.length > 0 ? block : undefined
    case 'call-to-action':
      return leadsNowhere(block.link, documents) ? undefined : block
    default:
      return block
  }
}

const filled = (block: BlockOf<'text'>) =>
  block.paragraphs.length + (block.entries?.length ?? 0) > 0 ? block : undefined

function quoted(
  { said, testimonial }: BlockOf<'quotation'>,
  { testimonials }: Documents,
): ShownBlock | undefined {
  const quotation = said ?? testimonials.find(({ id }) => id === testimonial)
  if (!quotation) return undefined
  const { text, name, role } = quotation
  return { block: 'quotation', text, name, role, signature: signatureOf(name) }
}

function pictured(
  { picture: of, caption }: Pick<BlockOf<'picture'>, 'picture' | 'caption'>,
  { pictures }: Documents,
): ShownPicture | undefined {
  const drawing = drawingFileOf(of)
  if (drawing) return { alt: of.alt ?? drawn(of.drawing!).title, caption, drawing }
  const upload = of.upload === undefined ? undefined : pictures.get(of.upload)
  return upload && { alt: of.alt ?? '', caption, upload }
}
