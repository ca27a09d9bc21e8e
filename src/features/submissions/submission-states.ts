export const statesOf = {
  enquiry: ['new', 'answered', 'closed', 'spam'],
  application: ['new', 'reviewing', 'interview', 'offer', 'hired', 'rejected'],
} as const

export type ItemState = (typeof statesOf)[keyof typeof statesOf][number]

export const isStateOf = (kind: keyof typeof statesOf, state: string) =>
  (statesOf[kind] as readonly string[]).includes(state)
