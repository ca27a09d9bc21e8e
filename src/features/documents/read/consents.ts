import { createHash } from 'node:crypto'
import type { Db } from '../../../platform/db/tables.ts'
import { changesOf } from '../../history/changes-of.ts'
import { withoutMarks } from '../marks/marks.ts'
import type { Documents, DocumentsSource } from './documents.ts'

export type ConsentForm = 'enquiry' | 'application'

/** How many months the settings keep what a form brings. */
export type KeptMonths = Record<ConsentForm, number>

/** The words that a visitor agrees to by sending; another text has another version. */
export type Consent = { version: string; text: string }

function consentOf(form: ConsentForm, text: string, months: KeptMonths): Consent {
  const filled = text.replaceAll('{months}', String(months[form]))
  const digest = createHash('sha256').update(withoutMarks(filled)).digest('hex').slice(0, 8)
  return { version: `${form}-${digest}`, text: filled }
}

const documentFor = (form: ConsentForm, { consentTexts }: Documents) => {
  const found = consentTexts.find(({ slug }) => slug === form)
  if (!found) throw new Error(`There is no consent text for the form '${form}'.`)
  return found
}

/** What a form says beside its button now. */
export const consentIn = (documents: Documents, form: ConsentForm, months: KeptMonths): Consent =>
  consentOf(form, documentFor(form, documents).text, months)

type Ground = { db: Db; documents: DocumentsSource; months: KeptMonths }

/** The words that whoever sent a form had before them: a form may have stood open while they were changed. */
export async function consentRead(
  { db, documents, months }: Ground,
  form: ConsentForm,
  version: string | undefined,
): Promise<Consent> {
  const { id, text } = documentFor(form, await documents.read())
  const now = consentOf(form, text, months)
  if (version === undefined || version === now.version) return now
  const of = { noun: 'documents', nounId: id, fields: ['value'] }
  const { changes } = await changesOf(db, of, undefined)
  const before = changes.flatMap(({ value }) => {
    const { text: said } = JSON.parse(String(value)) as { text?: string }
    return said === undefined ? [] : consentOf(form, said, months)
  })
  return before.find((one) => one.version === version) ?? now
}
