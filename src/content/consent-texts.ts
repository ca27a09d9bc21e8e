import { retentionMonths } from './retention-months.ts'

/**
 * What a visitor agrees to by sending. A text is never changed: a new one gets a new version, because
 * with each enquiry and application is stored which one was read.
 */
export type ConsentText = { version: string; text: string }

export const consentTexts: Record<'enquiry' | 'application', ConsentText> = {
  enquiry: {
    version: 'enquiry-2026-11',
    text: `By sending you agree that we store what you entered and attached, and use it to answer you and for nothing else. We keep it for ${retentionMonths.enquiries} months after the last message. The link in your receipt shows you what arrived, and lets you withdraw it or ask for its erasure.`,
  },
  application: {
    version: 'application-2026-11',
    text: `By sending you agree that we store your application and your CV, and use them to decide on this position and for nothing else. We keep them for ${retentionMonths.applications} months after the position is closed. The link in your receipt shows you what arrived, and lets you withdraw it or ask for its erasure.`,
  },
}
