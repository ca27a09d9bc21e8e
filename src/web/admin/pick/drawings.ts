import { useQuery } from '@tanstack/react-query'
import { hasWords, listedWords } from '../../../features/search/asked-words.ts'
import type { Address } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'

export type Drawn = { name: string; src: string; title: string; description: string }

const address = '/api/media/drawings' as Address<{ drawings: Drawn[] }>

/** The drawings of the pack; they change with the program only. */
export const useDrawings = () =>
  useQuery({ ...asks(address), staleTime: Infinity, gcTime: Infinity })

export function drawingsWith(typed: string, drawings: Drawn[]): Drawn[] {
  const words = listedWords(typed)
  return drawings.filter(({ name, title, description }) =>
    hasWords(`${name} ${title} ${description}`, words),
  )
}
