import type { ServiceCard, ServicePage } from '../../../../content/service-page.ts'
import { detailId } from '../../../../drawings/details/detail-id.ts'
import { picture } from '../../../../drawings/picture.server.ts'
import type { SiteSearch } from '../../../../features/search/site-search.ts'
import { drawingFile } from '../../drawing-file.server.ts'
import { findCard, servicePath } from '../service/find-service.server.ts'
import { drawingOf } from '../service/service-drawing.server.ts'
import type { CardView } from '../service-view.ts'
import { matchOf } from './card-match.server.ts'

export async function readCard(
  address: string,
  search: Pick<SiteSearch, 'find'>,
): Promise<CardView> {
  const { page, card, place } = await findCard(address)
  const { cards } = page
  const link = linkIn(page)
  return {
    ...link(card),
    lead: card.lead,
    ...(card.figure && { figure: card.figure }),
    parts: card.parts,
    drawing: detailOf(page, card),
    match: await matchOf(card, page, search),
    service: { path: servicePath(page), title: page.title },
    siblings: cards.map(link),
    previous: link(cards.at(place - 1) ?? card),
    next: link(cards[(place + 1) % cards.length] ?? card),
  }
}

const linkIn =
  (page: ServicePage) =>
  ({ slug, title }: ServiceCard) => ({ path: `${servicePath(page)}/${slug}`, title })

function detailOf(page: ServicePage, card: ServiceCard): CardView['drawing'] {
  const id = detailId(drawingOf(page), card.slug)
  return { ...drawingFile(id), label: picture(id).title }
}
