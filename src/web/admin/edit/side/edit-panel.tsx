import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { ContentForm } from '../../content-form/content-form.tsx'
import { useContentSchema } from '../../content-form/use-content-schema.ts'
import { useEditing } from '../editing.ts'
import type { Field } from '../fields/field-path.ts'
import type { OpenDocument } from '../model/editor-model.ts'
import { useEditedPage } from '../use-edited-page.ts'
import { Versions } from '../versions/versions.tsx'
import './edit-panel.css'

type EditPanelProps = {
  own: OpenDocument | undefined
  chosen: Field | undefined
  onClose: () => void
}

/** Beside the page, or over it on a phone: what has no place on the page, and every field as a form. */
export function EditPanel({ own, chosen, onClose }: EditPanelProps) {
  const t = useText()
  const {
    model,
    documents: { nameOfDocument },
  } = useEditing()
  const of = chosen && model.documentOf(chosen.id)
  const others = of && of.id !== own?.id ? of : undefined
  const otherId = others?.id
  const [isOwn, setIsOwn] = useState(false)
  const [isComparing, setIsComparing] = useState(false)
  const { path } = useEditedPage()
  useEffect(() => setIsOwn(false), [otherId])
  const shown = isOwn || !others ? own : others
  return (
    <aside className="edit-panel" aria-label={t('desk.edit.panelLabel')}>
      <div className="edit-panel-head">
        {own && others ? (
          <div className="edit-panel-choice" role="group" aria-label={t('desk.edit.panelLabel')}>
            {[others, own].map((one) => (
              <button
                key={one.id}
                type="button"
                className="desk-small"
                aria-pressed={one === shown}
                onClick={() => setIsOwn(one === own)}
              >
                {one === own ? t('desk.edit.thisPage') : nameOfDocument(one)}
              </button>
            ))}
          </div>
        ) : (
          <h2>{shown ? nameOfDocument(shown) : t('desk.edit.panelLabel')}</h2>
        )}
        <button type="button" className="desk-link edit-panel-close" onClick={onClose}>
          {t('desk.edit.closePanel')}
        </button>
      </div>
      {shown?.mayChange && (
        <button type="button" className="desk-link" onClick={() => setIsComparing(true)}>
          {t('desk.versions.open')}
        </button>
      )}
      {shown && isComparing && (
        <Versions
          document={shown}
          name={nameOfDocument(shown)}
          path={path}
          onClose={() => setIsComparing(false)}
        />
      )}
      {shown ? (
        <DocumentFields key={shown.id} document={shown} field={chosen} />
      ) : (
        <p className="quiet">{t('desk.edit.panelEmpty')}</p>
      )}
    </aside>
  )
}

type DocumentFieldsProps = { document: OpenDocument; field: Field | undefined }

function DocumentFields({ document, field }: DocumentFieldsProps) {
  const t = useText()
  const { model, shown } = useEditing()
  const { schema } = useContentSchema(document.kind)
  const form = useRef<HTMLDivElement>(null)
  const { kind, id, value, faults, mayChange, ask } = document
  const path = field?.id === id ? field.path : undefined
  const isThere = schema !== undefined
  useEffect(() => {
    if (isThere) showField(form.current, path)
  }, [path, isThere])
  const onPage = new Set(
    shown.spots
      .filter((spot) => spot.field.id === id)
      .map((spot) => spot.field.path.split('.')[0]!),
  )
  // Settled once the page is there: a field that moves takes the caret from whoever types in it.
  const [seen, setSeen] = useState(onPage)
  if (seen.size === 0 && onPage.size > 0) setSeen(onPage)
  if (!schema) return null
  const isAskedWhole = path === ''
  const unseen = Object.keys(schema.properties ?? {}).filter((name) => !seen.has(name))
  const lists = {
    insert: (list: string, at: number, item: unknown) =>
      model.insert({ kind, id, path: list }, at, item),
    remove: (list: string, at: number) => model.remove({ kind, id, path: list }, at),
    move: (list: string, from: number, to: number) =>
      model.move({ kind, id, path: list }, from, to),
    keysOf: (list: string) => model.keysAt({ kind, id, path: list }),
  }
  const asked = { kind, schema, value, faults, mayChange, lists }
  const change = (at: string, next: unknown, how?: { typing?: boolean }) =>
    model.set({ kind, id, path: at }, next, how)
  return (
    <div ref={form} className="edit-panel-fields">
      {!mayChange && (
        <p className="edit-fault">
          {t('desk.edit.mayNot')} {ask.length > 0 && t('desk.edit.ask', { who: ask.join(', ') })}
        </p>
      )}
      {isAskedWhole && <ContentForm {...asked} onChange={change} />}
      {!isAskedWhole && unseen.length > 0 && seen.size > 0 && (
        <section>
          <h3>{t('desk.edit.notOnPage')}</h3>
          <ContentForm {...asked} only={unseen} onChange={change} />
        </section>
      )}
      {!isAskedWhole && (seen.size > 0 || unseen.length > 0) && (
        <details open={path !== undefined || seen.size === 0}>
          <summary>{t('desk.edit.allFields')}</summary>
          <ContentForm {...asked} {...(seen.size > 0 && { hide: unseen })} onChange={change} />
        </details>
      )}
    </div>
  )
}

/** What has the focus when somebody is led to a field; on the page, they are writing. */
const leadsHere =
  '#main, .edit-panel *, .edit-tool-inPanel, .edit-tool-word, .edit-publish, .edit-told *'
const controls = 'input, textarea, select, button, summary, [contenteditable]'

function showField(form: HTMLElement | null, path: string | undefined) {
  if (!form || !path) return
  const field = form.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true
  field?.scrollIntoView({ block: 'center' })
  const { activeElement } = document
  const isFree = activeElement === document.body || activeElement?.matches(leadsHere)
  if (!isFree) return
  const control = field?.matches('fieldset') ? field.querySelector<HTMLElement>(controls) : field
  control?.focus({ preventScroll: true })
}
