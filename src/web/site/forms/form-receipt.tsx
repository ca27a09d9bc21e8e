import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n.tsx'
import type { Receipt } from './form-outcome.ts'
import { fetchSheet, sheetSoFar } from './late-sheet.ts'

/** Says that it arrived, and where to come back to: on a drawn sheet, or in words where that doesn't come. */
export function FormReceipt({ text, receipt }: { text: string; receipt: Receipt }) {
  const t = useText()
  const notice = useRef<HTMLDivElement>(null)
  const [sheet, setSheet] = useState(sheetSoFar)
  const { reference, statusUrl } = receipt
  useEffect(() => {
    notice.current?.focus()
    void fetchSheet().then(setSheet)
  }, [])
  return (
    <div ref={notice} className="notice form-receipt" role="status" tabIndex={-1}>
      {sheet?.sentSheet(text, receipt) ?? (
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
