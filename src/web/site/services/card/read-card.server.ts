import type { ServiceCard, ServicePage } from '../../../../content/service-page.ts'
import { findCard, servicePath } from '../service/find-service.server.ts'
import { serviceDrawing } from '../service/service-drawing.server.ts'
import type { CardView } from '../service-view.ts'

export async function readCard(address: string): Promise<CardView> {
  const { page, card, place } = await findCard(address)
  const { cards } = page
  const link = linkIn(page)
  return {
    ...link(card),
    lead: card.lead,
    parts: card.parts,
    drawing: serviceDrawing(page),
    service: { path: servicePath(page), title: page.title },
    siblings: cards.map(link),
    previous: link(cards.at(place - 1) ?? card),
    next: link(cards[(place + 1) % cards.length] ?? card),
  }
}

const linkIn =
  (page: ServicePage) =>
  ({ slug, title }: ServiceCard) => ({ path: `${servicePath(page)}/${slug}`, title })
