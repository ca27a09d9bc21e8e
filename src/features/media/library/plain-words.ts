/** Words as they are looked for: without case and accents, the same on both databases. */
export const plainWords = (...texts: string[]): string =>
  texts
    .join(' ')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

const mostAsked = 8

/** Each word that was asked for, as the pattern of a `like` whose own signs stand for themselves. */
export const askedPatterns = (asked: string): string[] =>
  plainWords(asked)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostAsked)
    .map((word) => `%${word.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`)
