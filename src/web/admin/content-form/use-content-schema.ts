import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import type { FieldSchema } from './content-schema.ts'

/** The fields of a kind, asked for once in a visit: they change with the program only. */
export function useContentSchema(kind: string) {
  const asked = useQuery({
    ...asks(addressOf('GET /api/content/{kind}/schema', { params: { kind } })),
    staleTime: Infinity,
    gcTime: Infinity,
  })
  return { ...asked, schema: asked.data as FieldSchema | undefined }
}
