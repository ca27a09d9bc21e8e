import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useMemo, useState } from 'react'
import { useText } from '../../i18n.tsx'
import { openStore } from './canvas/canvas-state.ts'
import { useCanvas } from './canvas/use-canvas.ts'
import { useFollow } from './canvas/use-follow.ts'
import { usePageFrame } from './canvas/use-page-frame.ts'
import { useScale } from './canvas/use-scale.ts'
import type { Editing } from './editing.ts'
import { openDocuments } from './fields/open-schemas.ts'
import { hiddenDocument } from './own-document.ts'
import { pageActions, say, toldOf } from './page-actions.ts'
import { useOwnPage } from './use-own-page.ts'
import type { useEditedPage, useView } from './use-edited-page.ts'
import { useEditorModel, useModelState } from './model/use-editor-model.ts'
import { useUndoKeys } from './model/steps/use-undo-keys.ts'
import { useIsPhone } from './use-is-phone.ts'
import { useOpened } from './use-opened.ts'
import { useHold, useRedraw } from './use-redraw.ts'
import { useAskedField } from './use-asked-field.ts'
import { useScheme } from './use-scheme.ts'

type Given = {
  page: ReturnType<typeof useEditedPage>
  view: ReturnType<typeof useView>
  stage: RefObject<HTMLDivElement | null>
  host: RefObject<HTMLDivElement | null>
}

/** Everything that the screen of a page needs: the page, the documents on it, and what is open. */
export function useEditor({ page, view, stage, host }: Given) {
  const t = useText()
  const data = useQueryClient()
  const model = useEditorModel()
  const saved = useModelState()
  const documents = useMemo(() => openDocuments(model, data), [model, data])
  const opened = useOpened(model)
  const scale = useScale(stage, host, view.width === 'full' ? undefined : Number(view.width))
  const title = t('desk.edit.frame')
  const [store] = useState(openStore)
  const hold = useHold(store)
  const { path } = page
  const { remember, savedValues } = documents
  const asking = { host, path, title, remember, savedValues, ...hold }
  const { shown: frame, trouble, redraw: draw } = usePageFrame(asking)
  const redraw = useRedraw({ model, store, hold, draw })

  const { canvas, isOpen, state: shown, chooseNext, listen } = useCanvas(frame, documents, store)
  useFollow({ model, documents, canvas, store, onStale: redraw })
  const here = isOpen && frame?.path === path ? frame : undefined
  const asked = page.document ?? (here?.isMissing ? hiddenDocument(path) : undefined)
  useAskedField(page.field ?? asked, here !== undefined, (field) => actions.goToField(field))
  useScheme(frame?.window, view.scheme)

  const actions = pageActions({ t, data, model, page, opened, frame, canvas, shown, redraw })
  const editing: Editing = {
    model,
    saved,
    documents,
    canvas,
    shown,
    scale,
    say,
    redraw,
    chooseNext,
    pageSheets: () => sheetsOf(frame?.window.document),
    inline: opened.inline.field,
    openInline: (field) => {
      canvas?.end()
      opened.inline.open(field)
    },
    pick: opened.picked.open,
    openPanel: opened.panel.open,
    openShelf: opened.shelf.open,
    goToField: actions.goToField,
    goToFinding: actions.goToFinding,
    follow: actions.follow,
  }
  const steps = { undo: () => void actions.step('undo'), redo: () => void actions.step('redo') }
  useUndoKeys(steps)
  useEffect(() => listen(toldOf(actions, { t, data, page, opened, frame, redraw, editing })))
  return {
    ...opened,
    ...useOwnPage({ model, documents, spots: shown.spots, path, asked, frame }),
    editing,
    trouble,
    redraw,
    isReady: frame !== undefined,
    isPhone: useIsPhone(),
    ...steps,
  }
}

const sheetsOf = (document: Document | undefined) =>
  [...(document?.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]') ?? [])].map(
    ({ href }) => href,
  )
