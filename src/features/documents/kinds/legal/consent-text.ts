import { text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

/** What a visitor agrees to by sending a form, which its slug names. `{months}` is how long the settings keep it. */
export const consentText = kind(
  'consent-text',
  'Consent text',
  { text: text('Text', 1_000, { help: 'Shown beside the submit button.' }) },
  { needed: ['enquiry', 'application'] },
)
