import { useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { hasWords, listedWords } from '../../../features/search/asked-words.ts'
import type { Address } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { DrawingsAt } from '../../ui/drawing/drawings-at.ts'

type Drawn = { name: string; src: string; title: string; description: string }

const address = '/api/media/drawings' as Address<{ drawings: Drawn[] }>

/** The drawings of the pack; they change with the program only. */
export function useDrawings() {
  const at = use(DrawingsAt)
  return useQuery({
    ...asks(address),
    staleTime: Infinity,
    gcTime: Infinity,
    select: ({ drawings }) => ({
      drawings: toldApart(drawings).map(({ src, ...rest }) => ({ ...rest, src: at + src })),
    }),
  })
}

/** A drawing and the details cut from it share a title: each has its file's name beside it. */
export function toldApart(drawings: Drawn[]): Drawn[] {
  const byTitle = Map.groupBy(drawings, ({ title }) => title)
  return drawings.map((one) =>
    byTitle.get(one.title)!.length > 1 ? { ...one, title: `${one.title} (${one.name})` } : one,
  )
}

export function drawingsWith(typed: string, drawings: Drawn[]): Drawn[] {
  const words = listedWords(typed)
  return drawings.filter(({ name, title, description }) =>
    hasWords(`${name} ${title} ${description}`, words),
  )
}
