/** What the site speaks; the first is read wherever another has nothing. */
export const languages = ['en'] as const

export type Language = (typeof languages)[number]

export const defaultLanguage: Language = languages[0]
