import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { Button } from '../../ui/button/button.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { said } from '../frame/moment.ts'
import { callRoute } from '../session/call-route.ts'
import { type Guide, useGuideKeeper } from './use-guide.ts'
import { useGuideText } from './use-guide-text.ts'

/** What nobody has touched goes to the trash in one step, and comes back in one. */
export function RemoveSample({ guide }: { guide: Guide }) {
  const t = useGuideText(guide)
  const keep = useGuideKeeper()
  const [isAsking, setIsAsking] = useState(false)
  const { left, removal, steps } = guide
  const isSettled = steps.some((step) => step.isSettled && step.done < step.total)
  const remove = useMutation({
    mutationFn: () => callRoute('POST /api/guide/removal', { body: { count: left.count } }),
    onSuccess: (answer) => {
      keep(answer)
      const { removed, stayed } = answer
      toast.success(t(stayed > 0 ? 'removedBut' : 'removed', { removed, stayed }))
    },
  })
  const undo = useMutation({
    mutationFn: () => callRoute('POST /api/guide/removal/undo'),
    onSuccess: (answer) => {
      keep(answer)
      const { restored, missed } = answer
      toast.success(t(missed > 0 ? 'backBut' : 'back', { restored, missed }))
    },
  })
  return (
    <section className="desk-section" id="remove">
      <h2>{t('remove')}</h2>
      <p>{t(left.count === 0 ? 'nothingLeft' : 'removeText')}</p>
      {left.count > 0 && (
        <>
          <ul className="guide-left fact">
            {left.kinds.map(({ label, count }) => (
              <li key={label}>
                {label} <span className="quiet">{count}</span>
              </li>
            ))}
          </ul>
          <Button busy={remove.isPending} onClick={() => setIsAsking(true)}>
            {t('removeCount', { count: left.count })}
          </Button>
        </>
      )}
      {removal && (
        <p className="guide-removed">
          {t('lastRemoval', { count: removal.count, when: said(removal.at) })}{' '}
          <button
            type="button"
            className="desk-small"
            aria-disabled={undo.isPending || undefined}
            onClick={() => !undo.isPending && undo.mutate()}
          >
            {t('bringBack')}
          </button>
        </p>
      )}
      {isAsking && (
        <Confirm
          question={[
            t('removeQuestion', { count: left.count }),
            ...(isSettled ? [t('removeSettled')] : []),
          ].join(' ')}
          yes={t('removeYes')}
          onYes={() => remove.mutateAsync()}
          onNo={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
