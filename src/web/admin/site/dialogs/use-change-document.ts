import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { refreshContent } from '../../changes/changes-count.ts'
import type { Given } from '../../session/api-routes.ts'
import { callRoute } from '../../session/call-route.ts'
import { useSiteSteps } from '../site-steps.ts'
import type { Asked } from '../site-tree.ts'

type Body = Given<'PUT /api/content/{kind}/{id}'>['body']

type Make = (value: Body['value']) => Omit<Body, 'version'>

type Change = Pick<Asked, 'entry' | 'onClose'> & {
  /** What is sent, made of the value as it is now, and what takes it back, if anything can. */
  change: Make
  changeBack: Make | undefined
  done: string
  label: string
}

/** Changes a document that nobody has open here: it is read first, and told when it has changed. */
export function useChangeDocument({
  entry: { kind, id },
  change,
  changeBack,
  done,
  label,
  onClose,
}: Change) {
  const steps = useSiteSteps()
  const all = useQueryClient()
  const params = { kind, id }
  const put = async (make: Make) => {
    const { document } = await callRoute('GET /api/content/{kind}/{id}', { params })
    const { value, version } = document as Pick<Body, 'value' | 'version'>
    await callRoute('PUT /api/content/{kind}/{id}', { params, body: { ...make(value), version } })
  }
  return useMutation({
    mutationFn: () => put(change),
    onSuccess: () => {
      if (changeBack) steps.record({ label, undo: () => put(changeBack), redo: () => put(change) })
      else steps.forget()
      toast.success(done)
      void refreshContent(all)
      onClose()
    },
    onError: undefined,
  })
}
