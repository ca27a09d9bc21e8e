import type { ReceiptDetails } from '../receipt/receipt-sheet.tsx'

/** What the status page shows of what somebody sent. */
export type StatusPageView = {
  token: string
  title: string
  what: string
  receipt: ReceiptDetails
  state: string
  stamp: string
  /** The day of the stamp, where it has one. */
  stampedOn: string | undefined
  details: [label: string, value: string][]
  fields: [label: string, value: string][]
  files: { name: string; about: string }[]
  accept: string | undefined
  consent: string
  mayAddFile: boolean
  mayWithdraw: boolean
  reachesOthers: boolean
  mayAskForErasure: boolean
  said: string | undefined
  problem: string | undefined
  isFileProblem: boolean
}
