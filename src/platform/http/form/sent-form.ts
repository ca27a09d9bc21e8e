import type { FastifyRequest } from 'fastify'
import { discardRest } from './discard-rest.ts'
import { FileTooLarge, type Files, type HeldFile } from '../../files/files.ts'
import { formRefusals } from '../common-refusals.ts'
import { Problem, type Refusal } from '../../problem.ts'
import { isBrokenForm } from './broken-form.ts'
import { watchFileNames } from './watch-file-names.ts'

export type SentFile = HeldFile & { name: string }

/** A form as it came: what was typed by field, and the file if there was one. Whoever asked releases it. */
export type SentForm = { typed: Record<string, string>; file: SentFile | undefined }

/** A form that is refused, with all that was typed, so that it need not be typed again. */
export class FormProblem extends Problem {
  typed: Record<string, string>
  retryAfterSeconds: number | undefined

  constructor(
    refusal: Refusal,
    fields: Record<string, string> | undefined,
    typed: Record<string, string>,
  ) {
    super(refusal, fields)
    this.typed = typed
  }
}

type Expected = {
  files: Files
  /** The field that may hold a file, and from how many bytes on it is too large. */
  fileField: string
  tooLargeFrom: number
  tooLarge: string
}

const limits = {
  fields: 40,
  files: 2,
  parts: 42,
  fieldNameSize: 100,
  fieldSize: 200 * 1024,
  headerPairs: 20,
}

/** Of all the fields together, in characters: a form that is refused goes back with all that was typed. */
const mostTyped = 300_000

// Browsers write line breaks so: https://html.spec.whatwg.org/#multipart-form-data
const oddName = /[/\\\p{Cc}\u2028\u2029]|%0[AD]/iu

/** Reads a multipart form as it comes; no more than a few kilobytes of its file are in memory. */
export async function readSentForm(request: FastifyRequest, expected: Expected): Promise<SentForm> {
  if (!request.isMultipart()) {
    discardRest(request)
    throw new FormProblem(formRefusals['form-not-multipart'], undefined, {})
  }
  const form: SentForm = { typed: {}, file: undefined }
  try {
    await readParts(request, expected, form)
    return form
  } catch (error) {
    discardRest(request)
    await form.file?.release()
    // Whoever answers with a page gives back what had come.
    throw Object.assign(asFormProblem(error, expected, form.typed) as Error, { typed: form.typed })
  }
}

async function readParts(request: FastifyRequest, expected: Expected, form: SentForm) {
  const refuse = (refusal: Refusal, field = expected.fileField) =>
    new FormProblem(refusal, { [field]: refusal.message }, form.typed)
  const refuseField = (name: string, message: string) =>
    refuse({ ...formRefusals['form-field-refused'], message }, name)
  // Counted by ourselves: the parser only says afterwards that it has left something out.
  const fileSize = Number.POSITIVE_INFINITY
  const how = { limits: { ...limits, fileSize }, preservePath: true }
  const hasBrokenName = watchFileNames(request.raw)
  let room = mostTyped
  for await (const part of request.parts(how)) {
    // Whatever its types say, the parser hands on a part without a name.
    const name = (part.fieldname as string | undefined) ?? ''
    if (part.type === 'field') {
      // One that calls itself JSON is parsed on its way.
      if (typeof part.value !== 'string') throw refuseField(name, 'This field must be text.')
      room -= part.value.length
      if (part.valueTruncated || room < 0) throw refuseField(name, 'This text is too long.')
      if (Object.hasOwn(form.typed, name)) throw refuseField(name, 'This field was sent twice.')
      form.typed[name] = part.value
      continue
    }
    if (part.filename && name !== expected.fileField)
      throw refuseField(name, `This form takes no file as '${name.slice(0, 50)}'.`)
    if (part.filename && oddName.test(part.filename))
      throw refuse(formRefusals['file-name-refused'])
    if (part.filename && form.file) throw refuse(formRefusals['too-many-files'])
    const held = await expected.files.hold(part.file, expected.tooLargeFrom - 1)
    if (part.filename) form.file = Object.assign(held, { name: part.filename })
    else await held.release()
  }
  if (hasBrokenName()) throw refuse(formRefusals['file-name-refused'])
}

function asFormProblem(error: unknown, expected: Expected, typed: Record<string, string>) {
  if (error instanceof FileTooLarge)
    return new FormProblem(
      { ...formRefusals['file-too-large'], message: expected.tooLarge },
      { [expected.fileField]: expected.tooLarge },
      typed,
    )
  if (error instanceof Problem) return error
  const { code = '' } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') {
    const one = formRefusals['too-many-files']
    return new FormProblem(one, { [expected.fileField]: one.message }, typed)
  }
  if (/^FST_(PARTS|FIELDS)_LIMIT$/.test(code))
    return new FormProblem(formRefusals['form-too-many-fields'], undefined, typed)
  if (isBrokenForm(error)) return new FormProblem(formRefusals['form-broken'], undefined, typed)
  return error
}
