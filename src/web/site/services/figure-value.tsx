import { Fragment } from 'react'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'

/** '71% → 52%' with its arrow drawn, and said. */
export function FigureValue({ value }: { value: string }) {
  const t = useText()
  return value.split(/\s*→\s*/).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && (
        <>
          <Arrow />
          <span className="visually-hidden"> {t('service.to')} </span>
        </>
      )}
      <span>{part}</span>
    </Fragment>
  ))
}
