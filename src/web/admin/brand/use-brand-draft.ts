import { useMutation } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { useEditorModel, useModelState, useOpenDocument } from '../edit/model/use-editor-model.ts'
import { useUndoKeys } from '../edit/model/steps/use-undo-keys.ts'
import { callRoute } from '../session/call-route.ts'
import { type BrandValue, tidied } from './brand-value.ts'

const kind = 'brand'

/** The draft of the look: every change is kept, can be undone, and waits until it is published. */
export function useBrandDraft(id: string, published: BrandValue | undefined) {
  const t = useText()
  const model = useEditorModel()
  const state = useModelState()
  const document = useOpenDocument(kind, id)
  const value = (document?.value ?? {}) as BrandValue

  const put = (next: BrandValue, how?: { typing?: boolean }) =>
    model.set({ kind, id, path: '' }, next, how)

  const publish = useMutation({
    mutationFn: async () => {
      const whole = tidied(value)
      if (JSON.stringify(whole) !== JSON.stringify(value)) put(whole)
      await model.flush()
      const { version } = model.documentOf(id)!
      await callRoute('POST /api/content/publish', { body: { documents: [{ id, version }] } })
      await model.refresh(id)
    },
    onSuccess: () => void toast.success(t('desk.brand.published')),
  })

  const steps = { undo: () => void model.undo(), redo: () => void model.redo() }
  useUndoKeys(steps)

  return {
    document,
    value,
    state,
    // What was chosen since this was drawn stays: a picture takes a while to arrive.
    change: (part: Partial<BrandValue>, how?: { typing?: boolean }) =>
      put(compact({ ...model.documentOf(id)?.value, ...part }), how),
    ...steps,
    discard: published ? () => put(published) : undefined,
    publish,
  }
}

const compact = (value: BrandValue) =>
  Object.fromEntries(Object.entries(value).filter(([, said]) => said !== undefined)) as BrandValue
