const known = new Map<string, string>()

/** Digits of any script as those of ASCII. */
export const asciiDigits = (text: string): string =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    // Worked out once for each digit there is: a form may send a hundred thousand of them.
    if (!known.has(digit)) known.set(digit, valueOf(digit))
    return known.get(digit)!
  })

/** In Unicode digits stand in rows of ten, each from 0 to 9. */
function valueOf(digit: string): string {
  let steps = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(digit.codePointAt(0)! - steps - 1))) steps++
  return `${steps % 10}`
}
