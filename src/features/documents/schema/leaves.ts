import type { FieldNote } from './fields.ts'
import { filledFields } from './filled-fields.ts'
import type { Kind } from './kind.ts'

/** What stands in a field that has no fields below it. */
export type Leaf = {
  /** As in the messages of the API: `slides.0.title`. */
  at: string
  /** The field, wherever its item stands in a list: `slides.*.title`. */
  field: string
  is: FieldNote['is']
  title: string
  said: string | number | boolean
}

/** Everything that a value says, in order, but for the documents that it names. */
export const leavesIn = ({ schema }: Kind, value: unknown): Leaf[] =>
  filledFields(schema, value).flatMap(({ path, note: { is = 'line', title }, value: said }) => {
    if (is === 'reference') return []
    if (is === 'picture') return pictured(said as Pictured, path, title)
    return [leaf(path, { is, title, said: said as Leaf['said'] })]
  })

type Pictured = { drawing?: string; upload?: string; alt?: string }

const pictured = ({ drawing, upload, alt }: Pictured, path: PropertyKey[], title?: string) => [
  leaf(path, { is: 'picture', title, said: upload ?? drawing ?? '' }),
  ...(alt === undefined ? [] : [leaf([...path, 'alt'], { is: 'line', title, said: alt })]),
]

type Said = { is: FieldNote['is']; title: string | undefined; said: Leaf['said'] }

const leaf = (path: PropertyKey[], { is, title, said }: Said): Leaf => ({
  at: path.join('.'),
  field: path.map((step) => (typeof step === 'number' ? '*' : String(step))).join('.'),
  is,
  title: title ?? String(path.at(-1)),
  said,
})
