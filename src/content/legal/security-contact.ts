/** The fields of /.well-known/security.txt (RFC 9116). Paths are completed with the site's address. */
export const securityContact = {
  comment: 'Found a hole? Thank you for telling us first.',
  /** Expires, counted from the day of the release; the RFC advises less than a year. */
  validForDays: 180,
  preferredLanguages: ['en', 'hi'],
  canonicalPath: '/.well-known/security.txt',
  hiringPath: '/careers',
}
