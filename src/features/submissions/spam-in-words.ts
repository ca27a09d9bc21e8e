const words: Record<string, string> = {
  honeypot: 'a field that people don’t see was filled in',
  'no-challenge': 'it came without the sum of the form',
  'forged-challenge': 'its sum isn’t one of ours',
  replayed: 'its sum has been used before',
  'too-fast': 'it was sent within two seconds',
  expired: 'its form had been open for more than a day',
  'many-links': 'it contains three or more web addresses',
  'html-link': 'it contains a link in HTML or forum code',
}

/** Why a submission looks like spam, for those who read it; the codes are for programs. */
export const spamInWords = (reasons: string[]) =>
  reasons.map((reason) => words[reason] ?? reason).join('; ')
