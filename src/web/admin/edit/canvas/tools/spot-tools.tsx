import { useText } from '../../../../i18n.tsx'
import { useEditing } from '../../editing.ts'
import { besideOf } from '../../fields/beside-fields.ts'
import { isSameField } from '../../fields/field-path.ts'
import { isPicture, isWords } from '../../fields/field-schema.ts'
import { faultOf, roomFor } from '../../fields/limits-in-words.ts'
import { addressIn } from '../../page-of.ts'
import { BeginLists } from './begin-lists.tsx'
import { DocumentOrder } from './document-order.tsx'
import { InlineForm } from './inline-form.tsx'
import { ItemTools } from './item-tools.tsx'
import type { Spot } from '../spots.ts'
import { Tool } from './tool.tsx'
import { putBeside, usePlace } from '../use-place.ts'

const mostBeside = 3

/** What the chosen place of the page is, what is wrong with it, and what can be done there. */
export function SpotTools({ spot, isDocked }: { spot: Spot; isDocked: boolean }) {
  const t = useText()
  const editing = useEditing()
  const {
    model,
    documents: { nameOf, schemaOf, isOptional },
    scale,
    inline,
    canvas,
    shown,
  } = editing
  const box = usePlace(isDocked ? undefined : spot, scale, putBeside)
  // While one writes, places keep the names that they had; others may have moved this one.
  const field = (shown.isWriting && canvas?.fieldNow()) || spot.field
  const document = model.documentOf(field.id)
  if (!document) return null
  const name = nameOf(field)
  const value = model.valueAt(field)
  const schema = schemaOf(field)
  const words = isWords(schema) && typeof value === 'string' ? value : undefined
  const isLeftOut = words?.trim() === '' && isOptional(field)
  const fault = isLeftOut
    ? undefined
    : ((words !== undefined ? faultOf(t, schema, words) : undefined) ?? document.faults[field.path])
  const room = words !== undefined && schema ? roomFor(t, schema, words) : undefined
  const others = document.others.filter(({ path }) => path === field.path)
  return (
    <div
      ref={box}
      className={isDocked ? 'edit-tools edit-tools-docked' : 'edit-tools'}
      role="group"
      aria-label={t('desk.edit.tools', { name })}
      onKeyDown={(event) => {
        if (event.key === 'Escape') canvas?.focus(spot)
      }}
    >
      <p className="edit-tools-head">
        <strong>{name}</strong>
        {room && <span className="fact">{room}</span>}
      </p>
      {fault && (
        <p className="edit-fault" role="status">
          {fault}
        </p>
      )}
      {others.map(({ email }) => (
        <p key={email} className="fact">
          {t('desk.edit.here', { who: email })}
        </p>
      ))}
      {document.mayChange && isSameField(inline, field) && <InlineForm field={field} />}
      {document.mayChange ? (
        <ToolRow spot={isSameField(field, spot.field) ? spot : { ...spot, field }} />
      ) : (
        <MayNot ask={document.ask} />
      )}
    </div>
  )
}

function ToolRow({ spot }: { spot: Spot }) {
  const editing = useEditing()
  const {
    documents: { schemaOf },
    canvas,
    shown,
    openPanel,
    openInline,
    pick,
    follow,
  } = editing
  const schema = schemaOf(spot.field)
  const link = spot.element.closest('a[href]')
  const beside = besideOf(spot.field, schemaOf)
  return (
    <>
      <div className="edit-tools-row">
        {isPicture(schema) && <Tool name="picture" onClick={() => pick(spot.field)} />}
        {!shown.isWriting && isWords(schema) && (
          <Tool name="write" onClick={() => void canvas?.enter(spot)} />
        )}
        {schema?.is === 'rich' && <Tool name="marks" onClick={() => openInline(spot.field)} />}
        {link && <Tool name="follow" onClick={() => follow(addressIn(link), false)} />}
        {beside.slice(0, mostBeside).map(({ field, schema: { title, is } }) => (
          <button
            key={field.path}
            type="button"
            className="edit-tool-word"
            onClick={() => (/^(choice|yes)$/.test(is ?? '') ? openPanel(field) : pick(field))}
          >
            {title}
          </button>
        ))}
        <BeginLists spot={spot} />
        <Tool name="inPanel" onClick={() => openPanel(spot.field)} />
      </div>
      <ItemTools spot={spot} />
      <DocumentOrder spot={spot} />
    </>
  )
}

function MayNot({ ask }: { ask: string[] }) {
  const t = useText()
  return (
    <p className="edit-fault">
      {t('desk.edit.mayNot')} {ask.length > 0 && t('desk.edit.ask', { who: ask.join(', ') })}
    </p>
  )
}
