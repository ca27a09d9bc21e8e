/** A moment by the company's clock, which it names: '26 November 2026 at 12:55 GMT+5:30'. */
export const momentInWords = (moment: string, timeZone: string) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(moment))
