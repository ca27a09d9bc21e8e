import { useSearchParams } from 'react-router'
import { PublishDialog } from '../../changes/publish-dialog.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { CopyDialog } from './copy-dialog.tsx'
import { HideDialog } from './hide-dialog.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { NewDialog } from './new-dialog.tsx'
import type { TreeEntry } from '../site-tree.ts'
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
