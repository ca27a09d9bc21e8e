import { useEffect, useRef } from 'react'
import { useText } from '../../i18n.tsx'
import type { Receipt } from './form-outcome.ts'

/** Says that it arrived, and where to come back to. */
export function FormReceipt({ text, receipt }: { text: string; receipt: Receipt }) {
  const t = useText()
  const notice = useRef<HTMLDivElement>(null)
  const { reference, statusUrl } = receipt
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} className="notice form-receipt" role="status" tabIndex={-1}>
      <p>
        <b>{text}</b>
      </p>
      {reference && <p className="fact">{t('form.reference', { reference })}</p>}
      {statusUrl && <a href={statusUrl}>{t('form.status')}</a>}
    </div>
  )
}
