/** The address that a title makes: lower case, a hyphen for each run of anything but letters and digits of ASCII. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
