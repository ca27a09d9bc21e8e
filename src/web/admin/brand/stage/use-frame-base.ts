import { useQuery } from '@tanstack/react-query'
import { callRoute } from '../../session/call-route.ts'

/** Where this session sees the site as it is edited. */
export function useFrameBase() {
  return useQuery({
    queryKey: ['preview frame', 'plain'],
    queryFn: () => callRoute('POST /api/previews/frame', { body: { isPlain: true } }),
    staleTime: Infinity,
  })
}
