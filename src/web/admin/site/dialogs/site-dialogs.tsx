import { useMutation, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { useSearchParams } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { refreshContent } from '../../changes/changes-count.ts'
import { PublishDialog } from '../../changes/publish-dialog.tsx'
import { Confirm } from '../../frame/confirm.tsx'
import { callRoute } from '../../session/call-route.ts'
import { AddressDialog } from './address-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NewDialog } from './new-dialog.tsx'
import type { Asked, TreeEntry } from '../site-tree.ts'
import { TrashDialog } from './trash-dialog.tsx'

/** What asks before it is done: which one and about what stands in the address. */
export function SiteDialogs({ documents }: { documents: TreeEntry[] }) {
  const [search, setSearch] = useSearchParams()
  const what = search.get('do')
  const entry = documents.find(({ id }) => id === search.get('id'))
  const close = () =>
    setSearch(
      (now) => {
        for (const name of ['do', 'id', 'kind', 'above']) now.delete(name)
        return now
      },
      { replace: true },
    )
  if (what === 'new') {
    const [kind, above] = [search.get('kind') ?? 'page', search.get('above') ?? '']
    return <NewDialog key={kind + above} {...{ documents, kind, above }} onClose={close} />
  }
  if (!entry?.mayChange) return null
  const asked = { entry, documents, onClose: close }
  if (what === 'copy') return <CopyDialog key={entry.id} {...asked} />
  if (what === 'move') return <MoveDialog key={entry.id} {...asked} />
  if (what === 'address') return <AddressDialog key={entry.id} {...asked} />
  if (what === 'trash') return <TrashDialog key={entry.id} {...asked} />
  if (what === 'hide') return <HideDialog key={entry.id} {...asked} />
  if (what === 'publish')
    return <PublishDialog key={entry.id} documents={[entry]} onDone={close} onClose={close} />
  return null
}

function HideDialog({ entry, documents, onClose }: Asked) {
  const t = useText()
  const all = useQueryClient()
  const { kind, id, version, name } = entry
  const hide = useMutation({
    mutationFn: () =>
      callRoute('POST /api/content/{kind}/{id}/unpublish', {
        params: { kind, id },
        body: { version },
      }),
    onSuccess: () => void toast.success(t('desk.site.hiding.done', { name })),
    onSettled: () => refreshContent(all),
  })
  const below = documents.filter(({ above }) => above === id)
  const count =
    below.length + documents.filter(({ above }) => below.some((one) => one.id === above)).length
  return (
    <Confirm
      question={t(`desk.site.hiding.${count > 0 ? 'questionAbove' : 'question'}`, { name, count })}
      yes={t('desk.site.hiding.yes')}
      onYes={() => hide.mutateAsync()}
      onNo={onClose}
    />
  )
}
