import type { SubmissionTable } from '../../../src/features/submissions/submission-store.ts'
import { madeWord } from './made-posts.ts'

const vocabulary = 20_000
const minute = 60_000
const states = {
  enquiry: ['new', 'answered', 'closed', 'spam'],
  application: ['new', 'reviewing', 'interview', 'offer', 'hired', 'rejected'],
}

/** The same numbers from 0 to 1 every time. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Enquiries and applications of about ninety words each, the newest last; one in a thousand lies in the trash. */
export function* makeSubmissions(kind: 'enquiry' | 'application', count: number) {
  const next = numbers(kind === 'enquiry' ? 3 : 5)
  const word = () => madeWord(Math.floor((vocabulary + 1) ** next()) - 1)
  const start = Math.floor(Date.now() / minute) * minute - count * minute
  for (let number = 0; number < count; number++) {
    const id = `${kind}-${String(number).padStart(6, '0')}`
    const receivedAt = new Date(start + number * minute).toISOString()
    const [first, last] = [madeWord(500 + (number % 900)), madeWord(2000 + (number % 7919))]
    const email = `${first}.${last}.${number}@example.com`
    const text = Array.from({ length: 90 }, word).join(' ')
    const phone = { countryCode: '+91', phoneNumber: `98${String(number).padStart(8, '0')}` }
    const row: SubmissionTable = {
      id,
      kind,
      threadId: id,
      reference: `${kind === 'enquiry' ? 'E' : 'A'}-${String(number).padStart(8, '0')}`,
      repeatHash: null,
      jobId: kind === 'application' ? `job-${number % 12}` : null,
      jobTitle: kind === 'application' ? `Engineer, ${madeWord(number % 12)}` : null,
      name: `${first} ${last}`,
      email,
      emailKey: email,
      fields: JSON.stringify(kind === 'enquiry' ? { ...phone, help: text } : { coverLetter: text }),
      challengeId: null,
      spamReasons: null,
      consentVersion: 'bench',
      consentText: 'bench',
      state: states[kind][Math.floor(next() * states[kind].length)]!,
      receivedAt,
      updatedAt: receivedAt,
      supersededAt: null,
      withdrawnAt: number % 200 === 0 ? receivedAt : null,
      erasureAskedAt: null,
      deletedAt: number % 1000 === 0 ? receivedAt : null,
      version: 1,
      readAt: number % 3 === 0 ? null : receivedAt,
      openedAt: number % 3 === 0 ? null : receivedAt,
      assigneeId: null,
      n: Date.parse(receivedAt) * 1000 + (kind === 'enquiry' ? 0 : 1),
    }
    yield row
  }
}
