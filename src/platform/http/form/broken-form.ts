import { formRefusals } from '../common-refusals.ts'
import { Problem } from '../../problem.ts'

/** The needle is a boundary: one of more than 256 characters cannot be searched for. */
const signs = /^FST_|ECONNRESET|boundary|needle|multipart|Part terminated|header/i

/** Whether the parser of multipart forms says so, of a form or of the file in it. */
export const isBrokenForm = (error: unknown): boolean => {
  const { code = '', message = '' } = error as Error & { code?: string }
  return !(error instanceof Problem) && signs.test(code + message)
}

/** The bytes of a file, or a refusal of the form that they break off in. */
export async function* wholeFile(file: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* file
  } catch (error) {
    throw isBrokenForm(error) ? new Problem(formRefusals['form-broken']) : error
  }
}
