import { useText } from '../../../../i18n.tsx'
import { useEditing } from '../../editing.ts'
import { emptyListsBeside } from '../../fields/lists-to-begin.ts'
import type { Spot } from '../spots.ts'

/** Begins the lists that belong beside a place and have nothing in them yet. */
export function BeginLists({ spot }: { spot: Spot }) {
  const t = useText()
  const { model, documents, canvas, chooseNext } = useEditing()
  const { schemaOf, valueAt, nameOf } = documents
  return emptyListsBeside(spot.field, { schemaOf, valueAt }).map(({ list, first }) => (
    <button
      key={list.path}
      type="button"
      className="edit-tool-word"
      onClick={() => {
        canvas?.end()
        chooseNext({ ...list, path: `${list.path}.0` })
        model.insert(list, 0, first)
      }}
    >
      {t('desk.edit.begin', { name: nameOf(list) })}
    </button>
  ))
}
