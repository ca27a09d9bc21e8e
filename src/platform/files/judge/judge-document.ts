import { open } from 'node:fs/promises'
import type { SentFile } from '../../http/form/sent-form.ts'
import { cleanFileName } from './clean-file-name.ts'
import { judgeDoc } from './judge-doc.ts'
import { judgeOffice } from './judge-office.ts'
import { judgePdf } from './judge-pdf.ts'

const timeLimitMs = 10_000

const judges = {
  pdf: judgePdf,
  doc: judgeDoc,
  docx: judgeOffice('docx'),
  xlsx: judgeOffice('xlsx'),
  pptx: judgeOffice('pptx'),
}

type DocumentKind = keyof typeof judges

/** What a file says it is by its name; undefined if that is nothing we can judge. */
export const documentKind = (name: string): DocumentKind | undefined =>
  /\.(pdf|docx?|xlsx|pptx)$/.exec(cleanFileName(name).toLowerCase())?.[1] as
    | DocumentKind
    | undefined

/** Says what is wrong with a document, judged by what is in it; undefined if it is what its name says. */
export async function judgeDocument(
  { path, size }: Pick<SentFile, 'path' | 'size'>,
  kind: DocumentKind,
): Promise<string | undefined> {
  const file = await open(path, 'r')
  try {
    return await judges[kind]({ path, file, size, signal: AbortSignal.timeout(timeLimitMs) })
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error
    return 'This document takes too long to look through. Please send a simpler one.'
  } finally {
    await file.close()
  }
}
