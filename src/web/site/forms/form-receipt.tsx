import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n.tsx'
import { fetchSheet } from '../receipt/late-sheet.ts'
import type { Receipt } from './form-outcome.ts'

/** Says that it arrived, and where to come back to: on a drawn sheet, or in words where that doesn't come. */
export function FormReceipt({ text, receipt }: { text: string; receipt: Receipt }) {
  const t = useText()
  const notice = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState<ReactNode>()
  const { reference, statusUrl } = receipt
  useEffect(() => {
    // Who is filling in another form by now is not interrupted.
    if (!document.activeElement?.closest('form')) notice.current?.focus()
    void fetchSheet().then((late) => setSheet(late?.sentSheet(text, receipt)))
  }, [text, receipt])
  return (
    <div ref={notice} className="notice form-receipt" role="status" tabIndex={-1}>
      {sheet ?? (
        <>
          <p>
            <b>{text}</b>
          </p>
          {reference && <p className="fact">{t('form.reference', { reference })}</p>}
          {statusUrl && <a href={statusUrl}>{t('form.status')}</a>}
        </>
      )}
    </div>
  )
}
