import type { Drawing } from '../kit/drawn.ts'
import { type DrawingId, drawings } from '../index.ts'
import { type Details, detailId } from './detail-id.ts'
import { industryDetails } from './industry-details.ts'
import { offeringDetails } from './offering-details.ts'
import { technologyDetails } from './technology-details.ts'

const details: Details = { ...offeringDetails, ...industryDetails, ...technologyDetails }

/** Every part of a scene that a card shows from near. */
export function drawDetails(): Drawing[] {
  return Object.entries(details).flatMap(([id, cards]) => {
    const whole = drawings[id as DrawingId]()
    if (!whole.detail) throw new Error(`'${id}' is no scene.`)
    const { title, description, detail } = whole
    return Object.entries(cards).map(([card, part]) =>
      detail({ id: detailId(id, card), title, description }, part),
    )
  })
}
