/** In the editor, who a text belongs to stands behind it in letters that nobody sees (features/documents/marks). */
const unseen = /[\u{E0020}-\u{E007F}]*$/u

/** The first characters of a text, and three dots if there were more. */
export function cutText(text: string, most: number): string {
  const [mark = ''] = unseen.exec(text) ?? []
  const seen = text.slice(0, text.length - mark.length)
  const characters = [...seen]
  return characters.length > most ? `${characters.slice(0, most).join('')}...${mark}` : text
}
