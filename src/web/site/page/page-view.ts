import type { Page } from '../../../features/documents/read/documents.ts'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'
import type { Written } from '../../ui/signature/signature.tsx'
import type { Paper } from '../products/product-view.ts'
import type { Planned } from '../services/plan/week-plan.ts'
import type { ServiceView } from '../services/service-view.ts'

export type Block = Page['blocks'][number]

export type BlockOf<Name extends Block['block']> = Extract<Block, { block: Name }>

export type ShownPicture = { alt: string; caption?: string | undefined; drawing: DrawingFile }

/** What blocks name stands in its place, and what is there no more has gone. */
type Resolved = {
  plan: { heading: string; plan: Planned<BlockOf<'plan'>['steps'][number]> }
  quotation: { text: string; name: string; role: string; signature?: Written | undefined }
  proof: { proof: NonNullable<ServiceView['proof']> }
  picture: ShownPicture
  paper: Omit<Paper, 'block'>
  gallery: { heading?: string | undefined; pictures: ShownPicture[] }
}

type Shown<Name extends Block['block']> = Name extends keyof Resolved
  ? { block: Name } & Resolved[Name]
  : BlockOf<Name>

/** A block as visitors see it. */
export type ShownBlock = { [Name in Block['block']]: Shown<Name> }[Block['block']]

export type FreePageView = Pick<Page, 'title' | 'lead'> & {
  path: string
  isUnlisted: boolean
  blocks: ShownBlock[]
}
