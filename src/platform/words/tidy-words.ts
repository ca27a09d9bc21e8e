/** What turns words around or steers them, and is never seen: only an isolated name is spoofed with it. */
const steering = /[\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/g

/** Joiners and the like belong between letters, as Persian, Hindi and emoji want them; alone they say nothing. */
const unseen = /^[\s\p{Default_Ignorable_Code_Point}]*$/u

/** Words without blanks around them and without what nobody sees; nothing where nothing can be seen. */
export function tidyWords(text: string): string {
  const words = text.replace(steering, '').trim()
  return unseen.test(words) ? '' : words
}
