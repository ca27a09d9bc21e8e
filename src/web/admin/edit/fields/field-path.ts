import type { FieldAt } from '../model/editor-model.ts'

export type Field = FieldAt

/** An item of a list: which list, and which place in it. */
export type ItemAt = { list: Field; at: number }

export const keyOf = ({ kind, id, path }: Field) => `${kind}/${id}/${path}`

export const isSameField = (one: Field | undefined, other: Field | undefined) =>
  one !== undefined && other !== undefined && keyOf(one) === keyOf(other)

/** Whether a field is another, or stands inside it. */
export const isWithin = (field: Field, outer: Field) =>
  field.kind === outer.kind &&
  field.id === outer.id &&
  (outer.path === '' || field.path === outer.path || field.path.startsWith(`${outer.path}.`))

/** The items that a field belongs to, the innermost first: `slides.0.headline.1` is line 1 of slide 0. */
export function itemsOf({ kind, id, path }: Field): ItemAt[] {
  const steps = path.split('.')
  return steps
    .flatMap((step, place) =>
      place > 0 && /^\d+$/.test(step)
        ? { list: { kind, id, path: steps.slice(0, place).join('.') }, at: Number(step) }
        : [],
    )
    .toReversed()
}

export const itemField = ({ list, at }: ItemAt): Field => ({ ...list, path: `${list.path}.${at}` })

/** Where an item of a list is that has another place now. */
export function placeAfterMove(at: number, from: number, to: number): number {
  if (at === from) return to
  if (from < at && at <= to) return at - 1
  return to <= at && at < from ? at + 1 : at
}
