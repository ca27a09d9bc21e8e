import type { QueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { Finding } from '../../../features/gate/finding.ts'
import type { Text } from '../../i18n.tsx'
import type { CanvasState, CanvasTold } from './canvas/canvas-state.ts'
import type { OpenCanvas } from './canvas/open-canvas.ts'
import { seenFirst } from './canvas/spots.ts'
import { moveItem } from './canvas/tools/item-changes.ts'
import { moveDocument } from './canvas/tools/move-in-list.ts'
import type { usePageFrame } from './canvas/use-page-frame.ts'
import type { Editing } from './editing.ts'
import { type Field, isSameField, itemsOf } from './fields/field-path.ts'
import type { EditorModel } from './model/editor-model.ts'
import { refreshContent } from '../changes/changes-count.ts'
import { placeOf } from '../gate/place-of.ts'
import { sentenceOf } from '../session/desk-call.ts'
import { pageOf } from './page-of.ts'
import type { useEditedPage } from './use-edited-page.ts'
import type { useOpened } from './use-opened.ts'

type Around = {
  t: Text
  data: QueryClient
  model: EditorModel
  page: ReturnType<typeof useEditedPage>
  opened: ReturnType<typeof useOpened>
  frame: ReturnType<typeof usePageFrame>['shown']
  canvas: OpenCanvas | undefined
  shown: CanvasState
  redraw: () => void
}

export const say = (sentence: string) => void toast(sentence)

/** What is done from the page and from what stands around it. */
export function pageActions(around: Around) {
  const { t, data, model, page, opened, frame, canvas, shown, redraw } = around
  const spotOf = (field: Field) =>
    seenFirst(shown.spots.filter((one) => isSameField(one.field, field)))
  function goToField(field: Field) {
    const spot = spotOf(field)
    if (!spot) {
      // What the panel is about is seen beside it.
      const { element } = shown.spots.find((one) => one.field.id === field.id) ?? {}
      element?.scrollIntoView({ block: 'center' })
      return opened.panel.open(field)
    }
    frame?.frame.focus()
    void canvas?.enter(spot)
    spot.element.scrollIntoView({ block: 'center' })
  }
  return {
    goToField,
    goToFinding(finding: Finding) {
      const field = finding.field as Field | undefined
      const isElsewhere = finding.page !== undefined && finding.page !== page.path
      if (isElsewhere && !(field && spotOf(field))) page.goToPlace(placeOf(finding)!)
      else if (field) goToField(field)
    },
    follow(address: string, isAside: boolean) {
      const to = pageOf(address, frame?.base ?? '')
      if (to === undefined) return void window.open(address, '_blank', 'noopener')
      if (to.startsWith('#'))
        return frame?.window.document.getElementById(to.slice(1))?.scrollIntoView()
      if (!isAside) return page.goTo(to)
      window.open(`/admin/edit?${new URLSearchParams({ page: to })}`, '_blank')
    },
    async step(way: 'undo' | 'redo') {
      canvas?.leave()
      try {
        const done = await model[way]()
        if (done && done.kept.length > 0) say(t('desk.edit.kept'))
        // Where a document stands is no field: the page that shows it is drawn anew.
        if (done?.fields.length === 0) void refreshContent(data).then(redraw)
      } catch (error) {
        say(sentenceOf(error))
      }
    },
  }
}

function focusOn(selector: string): boolean {
  const element = document.querySelector<HTMLElement>(selector)
  element?.focus()
  return element !== null
}

type Actions = ReturnType<typeof pageActions>

type Beside = Pick<Around, 't' | 'data' | 'page' | 'opened' | 'frame' | 'redraw'> & {
  editing: Editing
}

/** What happens on the page and is done elsewhere. */
export const toldOf = (
  actions: Actions,
  { t, data, page, opened, frame, redraw, editing }: Beside,
): CanvasTold => ({
  onLink: (address, isAside) => actions.follow(address, isAside),
  onForm: ({ field }) => opened.inline.open(field),
  onPicture: ({ field }) => opened.picked.open(field),
  // From the page to the tools of the field, and if there are none, to the bar.
  onEscape: () => focusOn('.edit-tools button') || focusOn('.edit-leave'),
  onUndo: () => void actions.step('undo'),
  onRedo: () => void actions.step('redo'),
  onMove({ field }, by) {
    const [item] = itemsOf(field)
    if (item) moveItem(t, editing, field, item, item.at + by)
    else void moveDocument({ t, data, editing }, field, by)
  },
  onSubmit: () => say(t('desk.edit.formNotSent')),
  onMoved: (pathname) =>
    frame && page.goTo(pathname.slice(frame.base.length) || '/', { replace: true }),
  onPasted(field, value, next) {
    editing.canvas?.end()
    editing.chooseNext(next)
    editing.model.set(field, value)
  },
  onStale: redraw,
})
