import { leadBlock } from './lead-block.ts'
import { textBlock } from './text-block.ts'
import { factsBlock } from './facts-block.ts'
import { planBlock } from './plan-block.ts'
import { cardsBlock } from './cards-block.ts'
import { figuresBlock } from './figures-block.ts'
import { quotationBlock } from './quotation-block.ts'
import { proofBlock } from './proof-block.ts'
import { questionsBlock } from './questions-block.ts'
import { tableBlock } from './table-block.ts'
import { pictureBlock } from './picture-block.ts'
import { galleryBlock } from './gallery-block.ts'
import { stepsBlock } from './steps-block.ts'
import { callToActionBlock } from './call-to-action-block.ts'
import { formBlock } from './form-block.ts'
import { paperBlock } from '../trials/paper-block.ts'
import { thresholdBlock } from '../trials/threshold-block.ts'

/** What can be tried: it computes with its words. */
export const triedBlocks = [thresholdBlock, paperBlock] as const

/** Everything that a page can be composed of. */
export const allBlocks = [
  leadBlock,
  textBlock,
  factsBlock,
  planBlock,
  cardsBlock,
  figuresBlock,
  quotationBlock,
  proofBlock,
  questionsBlock,
  tableBlock,
  pictureBlock,
  galleryBlock,
  stepsBlock,
  callToActionBlock,
  formBlock,
  ...triedBlocks,
] as const
