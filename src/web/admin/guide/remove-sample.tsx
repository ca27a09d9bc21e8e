import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { said } from '../frame/moment.ts'
import { callRoute } from '../session/call-route.ts'
import { type Guide, useGuideKeeper } from './use-guide.ts'

/** What nobody has touched goes to the trash in one step, and comes back in one. */
export function RemoveSample({ guide }: { guide: Guide }) {
  const t = useText()
  const keep = useGuideKeeper()
  const [isAsking, setIsAsking] = useState(false)
  const { left, removal } = guide
  const remove = useMutation({
    mutationFn: () => callRoute('POST /api/guide/removal', { body: { count: left.count } }),
    onSuccess: (answer) => {
      keep(answer)
      const { removed, stayed } = answer
      toast.success(
        t(stayed > 0 ? 'desk.guide.removedBut' : 'desk.guide.removed', { removed, stayed }),
      )
    },
  })
  const undo = useMutation({
    mutationFn: () => callRoute('POST /api/guide/removal/undo'),
    onSuccess: (answer) => {
      keep(answer)
      const { restored, missed } = answer
      toast.success(t(missed > 0 ? 'desk.guide.backBut' : 'desk.guide.back', { restored, missed }))
    },
  })
  return (
    <section className="desk-section" id="remove">
      <h2>{t('desk.guide.remove')}</h2>
      <p>{t(left.count === 0 ? 'desk.guide.nothingLeft' : 'desk.guide.removeText')}</p>
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
            {t('desk.guide.removeCount', { count: left.count })}
          </Button>
        </>
      )}
      {removal && (
        <p className="guide-removed">
          {t('desk.guide.lastRemoval', { count: removal.count, when: said(removal.at) })}{' '}
          <button
            type="button"
            className="desk-small"
            aria-disabled={undo.isPending || undefined}
            onClick={() => !undo.isPending && undo.mutate()}
          >
            {t('desk.guide.bringBack')}
          </button>
        </p>
      )}
      {isAsking && (
        <Confirm
          question={t('desk.guide.removeQuestion', { count: left.count })}
          yes={t('desk.guide.removeYes')}
          onYes={() => remove.mutateAsync()}
          onNo={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
