import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { refreshContent } from '../../changes/changes-count.ts'
import { callRoute } from '../../session/call-route.ts'
import { Refusal, sentenceOf } from '../../session/desk-call.ts'
import { useSiteSteps } from '../site-steps.ts'
import type { Asked } from '../site-tree.ts'
import { useParting } from './use-parting.ts'

type Naming = { id: string; kind: string; slug: string | null }[]

const namesOf = (some: { name: string }[]) => some.map(({ name }) => name).join(', ')

/** Moves a document to the trash; says who names it, and offers to unlink it there. */
export function TrashDialog({ entry, documents, onClose }: Asked) {
  const t = useText()
  const all = useQueryClient()
  const steps = useSiteSteps()
  const { kind, id, name } = entry
  // What stands below it has no address without it; who else names it is known when one tries.
  const below = documents.filter(({ above }) => above === id)
  const [named, setNamed] = useState<{ names: string; isStuck: boolean } | undefined>(
    below.length > 0 ? { names: namesOf(below), isStuck: true } : undefined,
  )
  const params = { kind, id }
  const parting = useParting('trashing', id)
  const remove = async (isUnlinked: boolean) => {
    const query = isUnlinked ? { unlink: 'true' as const } : {}
    await callRoute('DELETE /api/content/{kind}/{id}', { params, query })
  }
  const trash = useMutation({
    mutationFn: remove,
    onSuccess: (_, isUnlinked) => {
      // What was unlinked elsewhere is brought back from the versions there; a moment is given anew.
      if (isUnlinked || entry.state === 'scheduled') steps.forget()
      else
        steps.record({
          label: t('desk.site.trashing.label', { name }),
          act: { does: 'trash', kind, id },
        })
      toast.success(t('desk.site.trashing.done', { name }))
      void refreshContent(all)
      onClose()
    },
    onError: (refused) => {
      const code = refused instanceof Refusal ? refused.code : undefined
      if (code !== 'document-in-use' && code !== 'document-needed-by') {
        onClose()
        return void toast.error(sentenceOf(refused))
      }
      const { namedBy } = (refused as Refusal).answer as { namedBy: Naming }
      const naming = namedBy.map((one) => ({ name: nameOf(one) }))
      setNamed({ names: namesOf(naming), isStuck: code === 'document-needed-by' })
    },
  })
  const nameOf = (one: Naming[number]) =>
    documents.find((other) => other.id === one.id)?.name ?? one.slug ?? one.kind

  const question = named ? (named.isStuck ? 'stuck' : 'named') : 'question'
  return (
    <Dialog title={t('desk.site.trashing.heading')} close={t('desk.cancel')} onClose={onClose}>
      <p role={named && 'alert'}>
        {t(`desk.site.trashing.${question}`, { name, names: named?.names ?? '' })} {parting}
      </p>
      <div className="desk-actions site-asked">
        {!named?.isStuck && (
          <Button busy={trash.isPending} onClick={() => trash.mutate(named !== undefined)}>
            {t(`desk.site.trashing.${named ? 'unlink' : 'yes'}`)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
