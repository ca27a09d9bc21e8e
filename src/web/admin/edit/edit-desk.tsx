import { useRef } from 'react'
import { useText } from '../../i18n.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { EditBar } from './bar/edit-bar.tsx'
import { PublishButton } from './bar/publish-button.tsx'
import { PageCanvas } from './canvas/page-canvas.tsx'
import { SpotTools } from './canvas/tools/spot-tools.tsx'
import { EditingContext } from './editing.ts'
import { EditorModelProvider, useNewEditorModel } from './model/use-editor-model.ts'
import { FirstBlock } from './shelf/first-block.tsx'
import { BlockShelf } from './shelf/block-shelf.tsx'
import { EditPanel } from './side/edit-panel.tsx'
import { Stay } from './stay/stay.tsx'
import { useMe } from '../session/session-state.tsx'
import { FieldPicker } from './side/field-picker.tsx'
import { useEditedPage, useView } from './use-edited-page.ts'
import { useEditor } from './use-editor.ts'
import { useRoom } from './use-room.ts'
import { WrittenElsewhere } from './written-elsewhere.tsx'

/** A page of the site as its own editor. What is changed is kept for as long as one goes from page to page. */
export function EditDesk() {
  const { member } = useMe()
  return <EditVisit key={member.id} />
}

/** Another person has changes of their own. */
function EditVisit() {
  const model = useNewEditorModel()
  return (
    <EditorModelProvider value={model}>
      <PageEditor />
      <Stay />
    </EditorModelProvider>
  )
}

function PageEditor() {
  const t = useText()
  const stage = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const screen = useRef<HTMLDivElement>(null)
  const panelButton = useRef<HTMLButtonElement>(null)
  useRoom(screen)
  const page = useEditedPage()
  const view = useView()
  const editor = useEditor({ page, view, stage, host })
  const { editing, own, changed, picked, shelf, panel, trouble, redraw, isPhone } = editor
  const { chosen } = editing.shown
  const closePanel = () => {
    panel.toggle()
    panelButton.current?.focus()
  }
  return (
    <EditingContext value={editing}>
      <div ref={screen} className="edit-screen" data-panel={panel.isOpen || undefined}>
        <EditBar
          name={editor.name}
          own={own}
          isChanged={changed.length > 0}
          view={view}
          isPanelOpen={panel.isOpen}
          panelButton={panelButton}
          onPanel={panel.toggle}
          onUndo={editor.undo}
          onRedo={editor.redo}
        >
          <PublishButton changed={changed} onPublished={redraw} />
        </EditBar>
        <PageCanvas stage={stage} host={host} isDocked={isPhone}>
          {trouble !== undefined && <Trouble of={trouble} onRetry={redraw} />}
          {editor.isReady && <FirstBlock own={own} />}
          <WrittenElsewhere path={page.path} />
          {editor.isHidden && <p className="edit-opening edit-hidden">{t('desk.edit.hidden')}</p>}
          {!editor.isReady && trouble === undefined && (
            <p className="edit-opening" role="status">
              {t('desk.edit.opening')}
            </p>
          )}
        </PageCanvas>
        {panel.isOpen && (
          <EditPanel own={own} chosen={panel.field ?? chosen?.field} onClose={closePanel} />
        )}
        {isPhone && chosen && !panel.isOpen && <SpotTools spot={chosen} isDocked />}
        {picked.field && picked.now && (
          <FieldPicker
            field={picked.field}
            now={picked.now}
            isOptional={editing.documents.isOptional(picked.field)}
            onClose={picked.close}
          />
        )}
        {shelf.at && <BlockShelf list={shelf.at.list} at={shelf.at.at} onClose={shelf.close} />}
      </div>
    </EditingContext>
  )
}
