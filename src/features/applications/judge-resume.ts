import type { SentFile } from '../../platform/http/form/sent-form.ts'
import { documentKind, judgeDocument } from '../../platform/files/judge/judge-document.ts'
import { resumeKinds, resumeMissing } from './application-limits.ts'

/** Says what is wrong with a resume, judged by what is in it; undefined if it is what its name says. */
export async function judgeResume(file: SentFile): Promise<string | undefined> {
  const kind = documentKind(file.name)
  if (!kind || !resumeKinds.some((ending) => ending === `.${kind}`)) return resumeMissing
  if (file.size === 0) return 'The CV is empty. Please attach it again.'
  return judgeDocument(file, kind)
}
