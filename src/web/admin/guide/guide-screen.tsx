import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { GuidePlaces } from './guide-places.tsx'
import { GuideStep } from './guide-step.tsx'
import { RemoveSample } from './remove-sample.tsx'
import { stepsDone, useChangeGuide, useGuide } from './use-guide.ts'
import { guideKey } from './use-guide-text.ts'
import './guide.css'

/** The six steps, what still shows the sample, and how the rest of it goes. */
export function GuideScreen() {
  const t = useText()
  const { data, error, refetch } = useGuide()
  const { mutate: change, isPending } = useChangeGuide()
  if (!data)
    return error ? (
      <Trouble of={error} onRetry={() => void refetch()} />
    ) : (
      <Waiting label={t('desk.guide.loading')} />
    )
  const { guide } = data
  if (guide.pack === 'own') return <Notice text={t('desk.guide.own')} />
  const count = stepsDone(guide)
  return (
    <>
      <Trouble of={error} onRetry={() => void refetch()} />
      <div className="guide-progress">
        <p role="status">
          {guide.isDone
            ? t(guideKey(guide.pack, 'done'))
            : t('desk.guide.progress', { count, total: guide.steps.length })}
        </p>
        {!guide.isDone && (
          <button
            type="button"
            className="desk-small"
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && change({ isHidden: !guide.isHidden })}
          >
            {t(guide.isHidden ? 'desk.guide.show' : 'desk.guide.hide')}
          </button>
        )}
      </div>
      {guide.isHidden && <p className="quiet">{t('desk.guide.hidden')}</p>}
      <ol className="guide-steps">
        {guide.steps.map((step) => (
          <GuideStep
            key={step.name}
            step={step}
            onSettle={(isSettled) => change({ step: { name: step.name, isSettled } })}
          />
        ))}
      </ol>
      <GuidePlaces guide={guide} onKeep={(id, isKept) => change({ document: { id, isKept } })} />
      <RemoveSample guide={guide} />
    </>
  )
}
