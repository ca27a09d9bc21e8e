import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { refreshContent } from '../../changes/changes-count.ts'
import { type Act, turnAct } from '../../edit/model/steps/act.ts'
import { useSiteSteps } from '../site-steps.ts'

type Change = {
  act: Act
  /** What can't be taken back ends what can. */
  isForGood?: boolean
  done: string
  label: string
  onClose: () => void
}

/** Changes a document that nobody has open here: it is read first, and told when it has changed. */
export function useChangeDocument({ act, isForGood, done, label, onClose }: Change) {
  const steps = useSiteSteps()
  const all = useQueryClient()
  return useMutation({
    mutationFn: () => turnAct(act, 'redo'),
    onSuccess: () => {
      if (isForGood) steps.forget()
      else steps.record({ label, act })
      toast.success(done)
      void refreshContent(all)
      onClose()
    },
    onError: undefined,
  })
}
