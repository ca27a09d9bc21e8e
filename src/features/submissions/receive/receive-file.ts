import type { FastifyRequest } from 'fastify'
import { readSentForm, type SentFile } from '../../../platform/http/form/sent-form.ts'
import { addFile, type JudgeFile } from './add-file.ts'
import type { SubmissionDoor } from './submission-door.ts'

export type FileDoor = SubmissionDoor & {
  judge: JudgeFile
  file: { limit: number; tooLarge: string }
}

/** Reads the file of a form and adds it to what was sent; each door says in its own way that there is none. */
export async function receiveFile(
  door: FileDoor,
  request: FastifyRequest,
  token: string,
  check?: (file: SentFile | undefined) => void,
) {
  const { file } = await readSentForm(request, {
    files: door.files,
    fileField: 'file',
    tooLargeFrom: door.file.limit,
    tooLarge: door.file.tooLarge,
  })
  try {
    check?.(file)
    await addFile(door, token, file, door.judge)
  } finally {
    await file?.release()
  }
}
