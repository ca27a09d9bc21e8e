import { refusals } from '../../platform/problem.ts'

export const mailRefusals = refusals({
  'mail-not-found': [404, 'There is no such mail, or it has left already.'],
  'mail-state-unknown': [400, 'A mail is waiting, sent or dead.'],
})
