import { type RefObject, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { blockName, emptyItem, type FieldSchema } from '../content-schema.ts'

type AddItemProps = {
  of: FieldSchema
  title: string
  button: RefObject<HTMLButtonElement | null>
  onAdd: (item: unknown) => void
}

/** Adds one at the end; where there are several kinds of blocks, one says which. */
export function AddItem({ of, title, button, onAdd }: AddItemProps) {
  const t = useText()
  const choices = of.oneOf ?? []
  const [name, setName] = useState(() => choices[0] && blockName(choices[0]))
  const chosen = choices.find((one) => blockName(one) === name) ?? of
  return (
    <div className="content-add">
      {choices.length > 0 && (
        <select
          className="field-control"
          aria-label={t('desk.form.whichBlock')}
          value={name}
          onChange={({ target }) => setName(target.value)}
        >
          {choices.map((one) => (
            <option key={blockName(one)} value={blockName(one)}>
              {one.title}
            </option>
          ))}
        </select>
      )}
      <button
        ref={button}
        type="button"
        className="desk-small"
        onClick={() => onAdd(emptyItem(chosen))}
      >
        {t('desk.form.add', { title: chosen.title ?? title })}
      </button>
    </div>
  )
}
