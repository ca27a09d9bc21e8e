import type { FastifyRequest } from 'fastify'
import { readSentForm, type SentFile } from '../../../platform/http/sent-form.ts'
import { addFile, type JudgeFile } from './add-file.ts'
import type { SubmissionParts } from './submission-parts.ts'

type Parts = SubmissionParts & { judge: JudgeFile; file: { limit: number; tooLarge: string } }

/** Reads the file of a form and adds it to what was sent; each door says in its own way that there is none. */
export async function receiveFile(
  parts: Parts,
  request: FastifyRequest,
  token: string,
  check?: (file: SentFile | undefined) => void,
) {
  const { file } = await readSentForm(request, {
    files: parts.files,
    fileField: 'file',
    tooLargeFrom: parts.file.limit,
    tooLarge: parts.file.tooLarge,
  })
  try {
    check?.(file)
    await addFile(parts, token, file, parts.judge)
  } finally {
    await file?.release()
  }
}
