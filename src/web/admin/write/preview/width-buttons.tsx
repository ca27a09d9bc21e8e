import { useText } from '../../../i18n.tsx'

export type PreviewWidth = 'phone' | 'desktop'

type WidthButtonsProps = { width: PreviewWidth; onChoose: (width: PreviewWidth) => void }

/** How wide a page is shown before it is public. */
export function WidthButtons({ width, onChoose }: WidthButtonsProps) {
  const t = useText()
  return (
    <div className="desk-actions" role="group" aria-label={t('desk.write.width')}>
      {(['phone', 'desktop'] as const).map((each) => (
        <button
          key={each}
          type="button"
          className="desk-small"
          aria-pressed={width === each}
          onClick={() => onChoose(each)}
        >
          {t(`desk.write.widths.${each}`)}
        </button>
      ))}
    </div>
  )
}
