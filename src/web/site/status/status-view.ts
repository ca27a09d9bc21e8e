/** What the status page shows of what somebody sent. */
export type StatusPageView = {
  token: string
  title: string
  what: string
  reference: string
  state: string
  facts: [label: string, value: string][]
  fields: [label: string, value: string][]
  files: { name: string; about: string }[]
  accept: string | undefined
  consent: string
  mayAddFile: boolean
  mayWithdraw: boolean
  mayAskForErasure: boolean
  said: string | undefined
  problem: string | undefined
  isFileProblem: boolean
}
