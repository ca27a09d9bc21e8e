import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import type { DrawingFile } from '../../ui/drawing/drawing.tsx'
import '../../ui/button/button.css'
import { ErrorSheet } from './error-sheet.tsx'

type Told = { drawing: DrawingFile; words: 'broken' | 'away' | 'busy' }

export function ErrorPage({ drawing, words }: Told) {
  const t = useText()
  return (
    <ErrorSheet heading={t(`${words}.heading`)} drawing={drawing}>
      <p className="lead">{t(`${words}.text`)}</p>
      <p>
        <a className="button" href="">
          {t('broken.reload')} <Arrow />
        </a>
      </p>
    </ErrorSheet>
  )
}
