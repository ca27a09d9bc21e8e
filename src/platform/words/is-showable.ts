const control = /(?![\n\r\t])\p{Cc}/u

/** Whether every character can be shown and kept: PostgreSQL has no NUL, and UTF-8 no half of a pair. */
export const isShowable = (text: string) => !control.test(text) && text.isWellFormed()
