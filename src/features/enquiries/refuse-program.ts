import { open } from 'node:fs/promises'
import type { SentFile } from '../../platform/http/form/sent-form.ts'
import { documentKind, judgeDocument } from '../../platform/files/judge/judge-document.ts'

/** Windows, Linux, Java and macOS programs, and scripts. */
const signatures = /^(4d5a|7f454c46|cafebabe|feedfac[ef]|c[ef]faedfe|2321)/

const programNames =
  /\.(exe|com|scr|pif|cpl|msi|msix|bat|cmd|ps1|vbs|vbe|js|jse|mjs|wsf|hta|jar|apk|app|dmg|sh|lnk|reg|docm|dotm|xlsm|xlsb|xltm|pptm|ppsm|potm)$/i

/** A company profile is no program: says so of what starts like one or is named like one; a PDF or Office document is what its name says. */
export async function refuseProgram(file: SentFile): Promise<string | undefined> {
  const { path, name, size } = file
  if (size === 0) return 'The attachment is empty. Please attach it again, or leave it out.'
  const opened = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(8), 0, 8, 0)
    const start = buffer.subarray(0, bytesRead).toString('hex')
    if (signatures.test(start) || programNames.test(name.trim()))
      return 'The attachment is a program or has macros. Please attach a document.'
  } finally {
    await opened.close()
  }
  const kind = documentKind(name)
  return kind && judgeDocument(file, kind)
}
