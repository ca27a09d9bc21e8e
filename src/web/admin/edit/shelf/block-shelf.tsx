import { useText } from '../../../i18n.tsx'
import type { ShownBlock } from '../../../site/page/page-view.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useEditing } from '../editing.ts'
import type { Field } from '../fields/field-path.ts'
import type { FieldSchema } from '../../content-form/content-schema.ts'
import { newBlock } from '../fields/new-item.ts'
import { blockExamples } from './block-examples.ts'
import { DrawnBlock } from './drawn-block.tsx'
import './block-shelf.css'

type BlockShelfProps = { list: Field; at: number; onClose: () => void }

/** Every block that a page can have, as it will look; the one that is pressed comes to its place. */
export function BlockShelf({ list, at, onClose }: BlockShelfProps) {
  const t = useText()
  const { model, documents, canvas, chooseNext, pageSheets } = useEditing()
  const sheets = pageSheets()
  const shapes = documents.schemaOf(list)?.items?.oneOf ?? []

  function take(shape: FieldSchema, name: ShownBlock['block']) {
    canvas?.end()
    chooseNext({ ...list, path: `${list.path}.${at}` })
    model.insert(list, at, newBlock(shape, blockExamples[name] ?? { heading: '', intro: '' }))
    onClose()
  }
  return (
    <Dialog title={t('desk.edit.shelf')} close={t('desk.close')} onClose={onClose}>
      <p className="quiet">{t('desk.edit.shelfLead')}</p>
      <ul className="shelf">
        {shapes.map((shape) => {
          const name = shape.properties?.block?.const as ShownBlock['block']
          return (
            <li key={name}>
              <button type="button" className="shelf-block" onClick={() => take(shape, name)}>
                <strong>{shape.title}</strong>
                {blockExamples[name] && <DrawnBlock block={blockExamples[name]} sheets={sheets} />}
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
