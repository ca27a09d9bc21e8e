import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { useEditorModel, useModelState, useOpenDocument } from '../edit/model/use-editor-model.ts'
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

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, shiftKey, key, target } = event
      if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'z' || isText(target)) return
      event.preventDefault()
      void (shiftKey ? model.redo() : model.undo())
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [model])

  return {
    document,
    value,
    state,
    change: (part: Partial<BrandValue>, how?: { typing?: boolean }) =>
      put(compact({ ...value, ...part }), how),
    undo: () => void model.undo(),
    redo: () => void model.redo(),
    discard: published ? () => put(published) : undefined,
    publish,
  }
}

/** In a field of text the browser undoes what was typed there. */
const isText = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && target.type === 'text')

const compact = (value: BrandValue) =>
  Object.fromEntries(Object.entries(value).filter(([, said]) => said !== undefined)) as BrandValue
