import type { Documents } from '../../../../features/documents/read/documents.ts'
import type { PlacedCard } from '../../../../features/documents/read/offer.ts'
import type { SiteSearch } from '../../../../features/search/site-search.ts'
import { drawingOf } from '../../../directory/sources/drawing-of.server.ts'
import { drawingFileOf } from '../../drawing-file.server.ts'
import { findCard } from '../service/find-service.server.ts'
import type { CardView } from '../service-view.ts'
import { matchOf } from './card-match.server.ts'

/** The card at a path of the directory, spelled as there. */
export async function readCard(
  path: string,
  documents: Documents,
  search: Pick<SiteSearch, 'pages'>,
): Promise<CardView> {
  const { service, card, place } = findCard(path, documents)
  const { cards } = service
  const drawing = drawingFileOf(card, documents)
  const match = await matchOf(card, service, { documents, search })
  return {
    ...link(card),
    lead: card.lead,
    ...(card.figure && { figure: card.figure }),
    parts: card.parts,
    ...(drawing && {
      drawing: { ...drawing, label: drawingOf(card.drawing, documents)!.title },
    }),
    ...(match && { match }),
    service: { path: service.path, title: service.title },
    siblings: cards.map(link),
    previous: link(cards.at(place - 1) ?? card),
    next: link(cards[(place + 1) % cards.length] ?? card),
  }
}

const link = ({ path, title }: PlacedCard) => ({ path, title })
