import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import type { Errors } from './form-rules.ts'
import type { Phase } from './use-sending-form.ts'

type FormStateProps = {
  phase: Phase
  progress: number
  failed: string
  said?: string | undefined
  /** What the server said to the form as the browser sent it. */
  served?: string | undefined
  send: () => void
  stopWaiting: () => void
}

/** What has become of the last try: how far it is, or why it did not arrive. */
export function FormState(props: FormStateProps) {
  const { phase, progress, failed, said, served, send, stopWaiting } = props
  const t = useText()
  if (phase === 'sending')
    return (
      <label className="form-progress">
        <span className="fact">{t('form.sending', { percent: Math.round(progress * 100) })}</span>
        <progress value={progress} />
      </label>
    )
  if (phase === 'waiting')
    return (
      <Notice tone="error" text={failed}>
        <p>{t('form.lineBroken')}</p>
        <Button look="outline" small onClick={send}>
          {t('form.tryNow')}
        </Button>
        <Button look="outline" small onClick={stopWaiting}>
          {t('form.stopWaiting')}
        </Button>
      </Notice>
    )
  if (phase !== 'failed' && !served) return null
  return (
    <Notice tone="error" text={failed}>
      <p>
        {said ?? served} {t('form.kept')}
      </p>
    </Notice>
  )
}

type FormSummaryProps = { id: (field: string) => string; errors: Errors; order: string[] }

/** The way from what is wrong to where it is. */
export function FormSummary({ id, errors, order }: FormSummaryProps) {
  const t = useText()
  const wrong = order.filter((field) => errors[field])
  if (wrong.length === 0) return null
  return (
    <div className="form-summary" role="alert">
      <p>{t(wrong.length === 1 ? 'form.oneWrong' : 'form.wrong', { count: wrong.length })}</p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a href={`#${id(field)}`}>{errors[field]}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
