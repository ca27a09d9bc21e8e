/** By drawing and card: the places, in the order its scene builds them, of what the card is about. */
export type Details = Record<string, Record<string, readonly number[]>>

export const detailId = (drawing: string, card: string) =>
  `${drawing.replace('service', 'detail')}-${card}`
