export type ConsentText = { version: string; text: string }

/** What a visitor agrees to by sending. New words are a new version. */
export const consentTexts: Record<'enquiry' | 'application', ConsentText> = {
  enquiry: {
    version: '2026-11-21',
    text: 'By sending you let us keep what you wrote for 24 months, to answer you and for nothing else.',
  },
  application: {
    version: '2026-11-21',
    text: 'By sending you let us keep your application for 12 months after the position is closed, to decide about it and for nothing else.',
  },
}
