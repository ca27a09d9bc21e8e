import type { FastifyRequest } from 'fastify'
import { FileTooLarge, type Files, type HeldFile } from '../files/files.ts'
import { Problem } from '../problem.ts'
import { formBroke, isBrokenForm } from './broken-form.ts'
import { watchFileNames } from './watch-file-names.ts'

export type SentFile = HeldFile & { name: string }

/** A form as it came: what was typed by field, and the file if there was one. Whoever asked releases it. */
export type SentForm = { typed: Record<string, string>; file: SentFile | undefined }

/** A form that is refused, with all that was typed, so that it need not be typed again. */
export class FormProblem extends Problem {
  typed: Record<string, string>
  retryAfterSeconds: number | undefined

  constructor(
    status: number,
    message: string,
    fields: Record<string, string> | undefined,
    typed: Record<string, string>,
  ) {
    super(status, message, fields)
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

// Browsers write line breaks so: https://html.spec.whatwg.org/#multipart-form-data
const oddName = /[/\\\p{Cc}\u2028\u2029]|%0[AD]/iu

const nameOfAnother =
  'The name of the file has a path or a line break in it. Please rename the file and attach it again.'

/** Time for the rest of a form that is refused already: a caller who is cut off never reads why. */
const restMs = 60_000

/** Reads a multipart form as it comes; no more than a few kilobytes of its file are in memory. */
export async function readSentForm(request: FastifyRequest, expected: Expected): Promise<SentForm> {
  if (!request.isMultipart()) {
    discardRest(request)
    throw new FormProblem(415, 'The form must be sent as multipart/form-data.', undefined, {})
  }
  const form: SentForm = { typed: {}, file: undefined }
  try {
    await readParts(request, expected, form)
    return form
  } catch (error) {
    discardRest(request)
    await form.file?.release()
    throw asFormProblem(error, expected, form.typed)
  }
}

async function readParts(request: FastifyRequest, expected: Expected, form: SentForm) {
  const refuse = (message: string, field = expected.fileField) =>
    new FormProblem(400, message, { [field]: message }, form.typed)
  // Counted by ourselves: the parser only says afterwards that it has left something out.
  const fileSize = Number.POSITIVE_INFINITY
  const how = { limits: { ...limits, fileSize }, preservePath: true }
  const hasBrokenName = watchFileNames(request.raw)
  for await (const part of request.parts(how)) {
    // Whatever its types say, the parser hands on a part without a name.
    const name = (part.fieldname as string | undefined) ?? ''
    if (part.type === 'field') {
      if (part.valueTruncated) throw refuse('This text is too long.', name)
      if (Object.hasOwn(form.typed, name)) throw refuse('This field was sent twice.', name)
      form.typed[name] = String(part.value)
      continue
    }
    if (part.filename && name !== expected.fileField)
      throw refuse(`This form takes no file as '${name.slice(0, 50)}'.`, name)
    if (part.filename && oddName.test(part.filename)) throw refuse(nameOfAnother)
    if (part.filename && form.file) throw refuse('Please attach one file, not more.')
    const held = await expected.files.hold(part.file, expected.tooLargeFrom - 1)
    if (part.filename) form.file = Object.assign(held, { name: part.filename })
    else await held.release()
  }
  if (hasBrokenName()) throw refuse(nameOfAnother)
}

function asFormProblem(error: unknown, expected: Expected, typed: Record<string, string>) {
  if (error instanceof FileTooLarge)
    return new FormProblem(
      413,
      expected.tooLarge,
      { [expected.fileField]: expected.tooLarge },
      typed,
    )
  if (error instanceof Problem) return error
  const { code = '' } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT') {
    const one = 'Please attach one file, not more.'
    return new FormProblem(400, one, { [expected.fileField]: one }, typed)
  }
  if (/^FST_(PARTS|FIELDS)_LIMIT$/.test(code))
    return new FormProblem(400, 'This form has too many fields.', undefined, typed)
  if (isBrokenForm(error)) return new FormProblem(400, formBroke, undefined, typed)
  return error
}

function discardRest({ raw }: FastifyRequest) {
  if (raw.readableEnded || raw.destroyed) return
  raw.unpipe()
  raw.resume()
  const limit = setTimeout(() => raw.destroy(), restMs).unref()
  raw.once('close', () => clearTimeout(limit))
}
