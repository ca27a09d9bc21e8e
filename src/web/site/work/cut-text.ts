/** The first characters of a text, and three dots if there were more. */
export function cutText(text: string, most: number): string {
  const characters = [...text]
  return characters.length > most ? `${characters.slice(0, most).join('')}...` : text
}
