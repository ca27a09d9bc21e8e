import { useText } from '../../i18n.tsx'
import type { Receipt } from '../forms/form-outcome.ts'
import './ask-before-leaving.ts'
import { type ReceiptDetails, ReceiptSheet } from './receipt-sheet.tsx'

type SentSheetProps = { text: string; receipt: Receipt & ReceiptDetails }

/** Another company's service may say no more than OK: there is nothing to draw then. */
export const sentSheet = (text: string, receipt: Receipt) =>
  isWhole(receipt) ? <SentSheet text={text} receipt={receipt} /> : undefined

const isWhole = (receipt: Receipt): receipt is SentSheetProps['receipt'] =>
  Boolean(receipt.kind && receipt.reference && receipt.name && receipt.receivedOn)

function SentSheet({ text, receipt }: SentSheetProps) {
  const t = useText()
  return (
    <ReceiptSheet
      details={receipt}
      stamp={t('status.stamp.received')}
      stampedOn={receipt.receivedOn}
      words={
        <>
          <p className="receipt-said">{text}</p>
          <a href={receipt.statusUrl}>{t('form.status')}</a>
        </>
      }
    />
  )
}
