const control = /(?![\n\r\t])\p{Cc}/u

/** Whether every character can be shown and kept: PostgreSQL has no NUL, and UTF-8 no half of a pair. */
export const isShowable = (text: string) => !control.test(text) && text.isWellFormed()

/** The same as far as it can be shown; what begins a new line elsewhere, as in slides, parts words. */
export const asShowable = (text: string) =>
  isShowable(text)
    ? text
    : text
        .replace(/[\v\f\u0085]/g, ' ')
        .replace(new RegExp(control, 'gu'), '')
        .toWellFormed()
