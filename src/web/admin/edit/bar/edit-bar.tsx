import type { ReactNode, RefObject } from 'react'
import { useText } from '../../../i18n.tsx'
import type { OpenDocument } from '../model/editor-model.ts'
import { useEditing } from '../editing.ts'
import type { Scheme, Width } from '../use-edited-page.ts'
import { OthersHere } from './others-here.tsx'
import { ViewChoices } from './view-choices.tsx'
import './edit-bar.css'

type EditBarProps = {
  name: string
  own: OpenDocument | undefined
  /** Something on the page that visitors see otherwise, be it of another document. */
  isChanged: boolean
  view: {
    width: Width
    setWidth: (width: Width) => void
    scheme: Scheme
    setScheme: (scheme: Scheme) => void
  }
  isPanelOpen: boolean
  panelButton: RefObject<HTMLButtonElement | null>
  onPanel: () => void
  onUndo: () => void
  onRedo: () => void
  children: ReactNode
}

/** What stands above the page: which one it is, whether it is saved, and what becomes of it. */
export function EditBar({
  name,
  own,
  isChanged,
  view,
  isPanelOpen,
  panelButton,
  onPanel,
  onUndo,
  onRedo,
  children,
}: EditBarProps) {
  const t = useText()
  const { saved } = useEditing()
  const state = own?.state === 'published' && isChanged ? 'changed' : own?.state
  const shown = own && state && { ...own, state }
  const undoWords = saved.undoLabel
    ? t('desk.edit.undoOf', { label: saved.undoLabel })
    : t('desk.edit.undo')
  const redoWords = saved.redoLabel
    ? t('desk.edit.redoOf', { label: saved.redoLabel })
    : t('desk.edit.redo')
  return (
    <div className="edit-bar">
      <a className="edit-leave" href="/admin/site">
        <span aria-hidden="true">←</span>
        <span className="edit-leave-word">{t('desk.edit.leave')}</span>
      </a>
      <div className="edit-page-name">
        <h1>{name}</h1>
        <p className="fact quiet">
          {shown && <span className="edit-wide">{stateWords(t, shown)} · </span>}
          <SaveWords own={own} />
          {shown && saved.save === 'saved' && (
            <span className="edit-narrow"> · {t(`desk.edit.shortStates.${shown.state}`)}</span>
          )}
          <OthersHere own={own} />
        </p>
      </div>
      <div className="edit-bar-tools" role="group" aria-label={t('desk.edit.steps')}>
        <button
          type="button"
          className="edit-step"
          aria-label={undoWords}
          title={undoWords}
          aria-disabled={!saved.canUndo || undefined}
          onClick={onUndo}
        >
          <span aria-hidden="true">↶</span>
        </button>
        <button
          type="button"
          className="edit-step"
          aria-label={redoWords}
          title={redoWords}
          aria-disabled={!saved.canRedo || undefined}
          onClick={onRedo}
        >
          <span aria-hidden="true">↷</span>
        </button>
        <ViewChoices {...view} />
        <button
          ref={panelButton}
          type="button"
          className="desk-small"
          aria-pressed={isPanelOpen}
          onClick={onPanel}
        >
          {t('desk.edit.panel')}
        </button>
      </div>
      <div className="edit-bar-publish">
        <a className="desk-link edit-wide" href="/admin/changes">
          {t('desk.edit.changes')}
        </a>
        {children}
      </div>
    </div>
  )
}

function stateWords(t: ReturnType<typeof useText>, { state, publishAt }: OpenDocument) {
  const when = publishAt
    ? new Date(publishAt).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
    : ''
  return t(`desk.edit.states.${state}`, { when })
}

/** The state of saving. Screen readers announce it only when something is to be done about it. */
function SaveWords({ own }: { own: OpenDocument | undefined }) {
  const t = useText()
  const { saved, model, shown } = useEditing()
  const refused = (shown.chosen && model.documentOf(shown.chosen.field.id)) ?? own
  const isCalm = /^(saved|saving|waiting)$/.test(saved.save)
  return (
    <span role={isCalm ? undefined : 'alert'} className={isCalm ? undefined : 'edit-alarm'}>
      {t(`desk.edit.save.${saved.save}`, { why: refused?.refusal ?? '' })}
    </span>
  )
}
