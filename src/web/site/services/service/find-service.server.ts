import { data } from 'react-router'
import type { Documents } from '../../../../features/documents/read/documents.ts'
import { offerOf, type PlacedService } from '../../../../features/documents/read/offer.ts'

const kept = new WeakMap<Documents, Map<string, PlacedService>>()

function servicesByPath(documents: Documents) {
  const known = kept.get(documents)
  if (known) return known
  const all = [...offerOf(documents).services.values()]
  const byPath = new Map(all.map((service) => [service.path, service]))
  kept.set(documents, byPath)
  return byPath
}

/** The service at a path of the directory, spelled as there; a 404 when there is none. */
export function findService(path: string, documents: Documents): PlacedService {
  const service = servicesByPath(documents).get(path)
  if (!service) throw data(null, { status: 404 })
  return service
}

export function findCard(path: string, documents: Documents) {
  const service = findService(path.slice(0, path.lastIndexOf('/')), documents)
  const place = service.cards.findIndex((card) => card.path === path)
  const card = service.cards[place]
  if (!card) throw data(null, { status: 404 })
  return { service, card, place }
}
