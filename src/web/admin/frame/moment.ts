const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** A moment in the reader's own time zone. */
export const said = (at: string) => format.format(new Date(at))
