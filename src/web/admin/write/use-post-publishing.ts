import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { callRoute } from '../session/call-route.ts'
import type { AutosavedDraft } from './draft/use-autosaved-draft.ts'

/** Brings what is written to its readers and takes it away from them, one step at a time. */
export function usePostPublishing(draft: AutosavedDraft, flush: () => void) {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)

  function lacksPicture() {
    const lacks = draft.saver.read().texts.content.includes('[Picture to add: ')
    if (lacks) draft.saver.fail(new Error(t('desk.write.awaited.publish')))
    return lacks
  }

  async function act(way: 'publish' | 'unpublish', body: object, done: string) {
    if (isBusy) return
    flush()
    if (way === 'publish' && lacksPicture()) return
    setIsBusy(true)
    const saved = way === 'publish' || !draft.post ? await draft.saver.save() : draft.post
    // Its scheduled moment has come meanwhile: with the save, readers have it all.
    if (way === 'publish' && saved?.state === 'published') {
      draft.saver.settle(saved)
      toast.success(t('desk.write.updated'))
    } else if (saved)
      try {
        const answer = await callRoute(`POST /api/blogs/drafts/{key}/${way}`, {
          params: { key: saved.key },
          body: { version: saved.version, ...body },
        })
        draft.saver.settle(answer.post)
        toast.success(done)
      } catch (error) {
        draft.saver.fail(error)
      }
    setIsBusy(false)
  }

  async function update() {
    if (isBusy) return
    flush()
    if (lacksPicture()) return
    setIsBusy(true)
    if (await draft.saver.save()) toast.success(t('desk.write.updated'))
    setIsBusy(false)
  }

  return { isBusy, act, update }
}
