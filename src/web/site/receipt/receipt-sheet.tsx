import type { ReactNode } from 'react'
import { useText } from '../../i18n.tsx'
import { dayOf, weekdayOf } from './day-in-words.ts'
import './receipt.css'

/** What stands in the title block of something that was sent. */
export type ReceiptDetails = {
  kind: 'enquiry' | 'application'
  reference: string
  name: string
  receivedAt: string
  /** The day that it was then where the company is. */
  receivedOn: string
  /** The day of our promise, while there is something to wait for. */
  answerBy?: string | undefined
  /** That day is over. */
  isOwed?: boolean
}

type ReceiptSheetProps = {
  details: ReceiptDetails
  stamp: string
  stampedOn?: string | undefined
  /** More cells of the title block, label first. */
  cells?: [label: string, value: string][]
  /** What stands beside the stamp. */
  words: ReactNode
  /** What stands below the title block. */
  children?: ReactNode
}

const dayHere = '{day}'

/** What was sent, as a drawn sheet: words and a stamp over a title block. */
export function ReceiptSheet(props: ReceiptSheetProps) {
  const { details, stamp, stampedOn, cells = [], words, children } = props
  const { kind, reference, name, receivedAt, receivedOn, answerBy, isOwed } = details
  const t = useText()
  const [before, after] = t(isOwed ? `receipt.owed.${kind}` : `receipt.${kind}`, {
    day: dayHere,
  }).split(dayHere)
  return (
    <div className="receipt">
      <div className="receipt-words">
        <div>{words}</div>
        <p className="receipt-stamp">
          <b>{stamp}</b>
          {stampedOn && <time dateTime={stampedOn}>{dayOf(stampedOn)}</time>}
        </p>
      </div>
      <dl className="receipt-block">
        <div>
          <dt>{t('receipt.reference')}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{t('receipt.date')}</dt>
          <dd>
            <time dateTime={receivedAt}>{dayOf(receivedOn)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('receipt.name')}</dt>
          <dd dir="auto">{name}</dd>
        </div>
        {cells.map(([label, value]) => (
          <div key={label} className="receipt-wide">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {answerBy && (
          <div className="receipt-wide">
            <dt>{t('receipt.next')}</dt>
            <dd>
              {before}
              <time dateTime={answerBy}>{weekdayOf(answerBy)}</time>
              {after}
            </dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  )
}
