/** What pages are written in first: another language says what it has, and reads the rest from here. */
export const defaultLanguage = 'en'

/** As packs and the API name a language: `de`, `pt-BR`. */
export const languageName = /^[a-z]{2}(-[A-Z]{2})?$/
