/** Digits of any script as those of ASCII. In Unicode they stand in rows of ten, each from 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    let steps = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - steps - 1))) steps++
    return `${steps % 10}`
  })
