import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { refreshContent } from '../../changes/changes-count.ts'
import type { Given } from '../../session/api-routes.ts'
import { callRoute } from '../../session/call-route.ts'
import type { Asked } from '../site-tree.ts'

type Body = Given<'PUT /api/content/{kind}/{id}'>['body']

type Change = Pick<Asked, 'entry' | 'onClose'> & {
  /** What is sent, made of the value as it is now. */
  change: (value: Body['value']) => Omit<Body, 'version'>
  done: string
}

/** Changes a document that nobody has open here: it is read first, and told when it has changed. */
export function useChangeDocument({ entry: { kind, id }, change, done, onClose }: Change) {
  const all = useQueryClient()
  const params = { kind, id }
  return useMutation({
    mutationFn: async () => {
      const { document } = await callRoute('GET /api/content/{kind}/{id}', { params })
      const { value, version } = document as Pick<Body, 'value' | 'version'>
      return callRoute('PUT /api/content/{kind}/{id}', {
        params,
        body: { ...change(value), version },
      })
    },
    onSuccess: () => {
      toast.success(done)
      void refreshContent(all)
      onClose()
    },
    onError: undefined,
  })
}
