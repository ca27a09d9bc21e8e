import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { refreshContent } from '../changes/changes-count.ts'
import { useUndoKeys } from '../edit/model/steps/use-undo-keys.ts'
import { sentenceOf } from '../session/desk-call.ts'
import { useSiteSteps, useStepState } from './site-steps.ts'

/** Takes back what was done here last, or does it again; with Ctrl+Z as well. */
export function StepBack() {
  const t = useText()
  const all = useQueryClient()
  const steps = useSiteSteps()
  const state = useStepState(steps)
  const turning = useMutation({
    mutationFn: (way: 'undo' | 'redo') => steps.turn(way),
    onSuccess: (label, way) =>
      label !== undefined &&
      void toast.success(t(`desk.site.steps.${way === 'undo' ? 'undone' : 'redone'}`, { label })),
    onError: (error) => void toast.error(sentenceOf(error)),
    onSettled: () => refreshContent(all),
  })
  const turn = (way: 'undo' | 'redo') => !turning.isPending && turning.mutate(way)
  useUndoKeys({ undo: () => turn('undo'), redo: () => turn('redo') })
  if (!state.canUndo && !state.canRedo) return null
  return (
    <div className="desk-actions" role="group" aria-label={t('desk.site.steps.heading')}>
      {(['undo', 'redo'] as const).map((way) => {
        const isPossible = way === 'undo' ? state.canUndo : state.canRedo
        const label = (way === 'undo' ? state.undoLabel : state.redoLabel) ?? ''
        return (
          <button
            key={way}
            type="button"
            className="desk-small"
            aria-disabled={!isPossible || undefined}
            onClick={() => isPossible && turn(way)}
          >
            {isPossible ? t(`desk.site.steps.${way}Of`, { label }) : t(`desk.site.steps.${way}`)}
          </button>
        )
      })}
    </div>
  )
}
