import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sweepFiles } from '../../src/features/submissions/retention/sweep-files.ts'
import { machineClock } from '../../src/platform/clock.ts'
import { openDatabase } from '../../src/platform/db/database.ts'
import { openFiles } from '../../src/platform/files/files.ts'
import type { Told } from './clients.ts'

type Losses = {
  rows: number
  tellings: number
  missing: string[]
  wrongFiles: string[]
  rowsWithoutFile: string[]
  rowsWithoutMail: string[]
  doubled: string[]
  sweptOrphans: number
  filesWithoutRow: string[]
}

/** Compares what was told with what is there, before and after the sweep. */
export async function countLosses(
  place: { dataDir: string; databaseUrl: string | undefined },
  told: Told[],
): Promise<Losses> {
  const { db, close } = openDatabase(place)
  const files = openFiles({ ...place, filesUrl: undefined, s3Credentials: undefined }, 'sent')
  try {
    const rows = await db.selectFrom('submissions').selectAll().execute()
    const attachments = await db.selectFrom('attachments').selectAll().execute()
    const mails = await db.selectFrom('outbox').select(['about']).execute()
    const byReference = new Map(rows.map((row) => [row.reference, row]))
    const fileOf = new Map(attachments.map((each) => [each.submissionId, each]))
    const missing = told.filter(
      ({ reference, email }) => byReference.get(reference)?.email !== email,
    )
    const wrongFiles = told.filter(
      ({ reference, sha256 }) =>
        fileOf.get(byReference.get(reference)?.id ?? '')?.sha256 !== sha256,
    )
    const rowsWithoutFile: string[] = []
    for (const { fileKey, sha256, submissionId } of attachments) {
      const file = await files.read(fileKey)
      const found =
        file &&
        createHash('sha256')
          .update(await buffer(file.stream))
          .digest('hex')
      if (found !== sha256) rowsWithoutFile.push(submissionId)
    }
    const mailed = new Set(mails.map(({ about }) => about))
    const emails = rows.map(({ email }) => email)
    const sweptOrphans = await sweepFiles({ db, files, clock: machineClock }, 0)
    const known = new Set(attachments.map(({ fileKey }) => fileKey))
    const filesWithoutRow: string[] = []
    for await (const { key } of files.list()) if (!known.has(key)) filesWithoutRow.push(key)
    return {
      rows: rows.length,
      tellings: told.length,
      missing: missing.map(({ reference }) => reference),
      wrongFiles: wrongFiles.map(({ reference }) => reference),
      rowsWithoutFile,
      rowsWithoutMail: rows.filter(({ id }) => !mailed.has(id)).map(({ id }) => id),
      doubled: emails.filter((email, index) => emails.indexOf(email) < index),
      sweptOrphans,
      filesWithoutRow,
    }
  } finally {
    await close()
  }
}
