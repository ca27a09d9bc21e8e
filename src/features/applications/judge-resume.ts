import { open } from 'node:fs/promises'
import type { SentFile } from '../../platform/http/sent-form.ts'
import { cleanFileName } from '../submissions/clean-file-name.ts'
import { resumeMissing } from './application-limits.ts'
import { judgeDoc } from './judge-doc.ts'
import { judgeDocx } from './judge-docx.ts'
import { judgePdf } from './judge-pdf.ts'

const timeLimitMs = 10_000

const judges = { pdf: judgePdf, doc: judgeDoc, docx: judgeDocx }

/** Says what is wrong with a resume, judged by what is in it; undefined if it is what its name says. */
export async function judgeResume({ path, name, size }: SentFile): Promise<string | undefined> {
  const kind = /\.(pdf|docx?)$/.exec(cleanFileName(name).toLowerCase())?.[1]
  if (!kind) return resumeMissing
  if (size === 0) return 'The resume is empty. Please attach it again.'
  const file = await open(path, 'r')
  try {
    const signal = AbortSignal.timeout(timeLimitMs)
    return await judges[kind as keyof typeof judges]({ path, file, size, signal })
  } catch (error) {
    if ((error as Error).name !== 'TimeoutError') throw error
    return 'The resume takes too long to look through. Please send a simpler one.'
  } finally {
    await file.close()
  }
}
