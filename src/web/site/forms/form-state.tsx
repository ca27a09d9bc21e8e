import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { asSentence } from './as-sentence.ts'
import type { Phase } from './use-one-sending.ts'

type FormStateProps = {
  phase: Phase
  progress?: number
  failed: string
  said?: string | undefined
  send: () => void
  stopWaiting: () => void
}

/** What has become of the last try: how far it is, or why it did not arrive. */
export function FormState(props: FormStateProps) {
  const { phase, progress = 0, failed, said = '', send, stopWaiting } = props
  const t = useText()
  if (phase === 'sending')
    return (
      <label className="form-progress">
        <span className="fact">{t('form.sending', { percent: Math.round(progress * 100) })}</span>
        <progress value={progress} />
      </label>
    )
  if (phase === 'idle') return null
  return (
    <Notice tone="error" text={failed}>
      {phase === 'waiting' ? (
        <>
          <p>{t(navigator.onLine ? 'form.unanswered' : 'form.lineBroken')}</p>
          <Button look="outline" small onClick={send}>
            {t('form.tryNow')}
          </Button>
          <Button look="outline" small onClick={stopWaiting}>
            {t('form.stopWaiting')}
          </Button>
        </>
      ) : (
        <p>
          {asSentence(said)} {t('form.kept')}
        </p>
      )}
    </Notice>
  )
}
