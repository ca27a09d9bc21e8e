import { useState } from 'react'
import type { InboxItem } from '../item/inbox-item.ts'

/** Which of those shown are selected. */
export function useSelection(items: InboxItem[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = items.filter(({ id }) => ids.has(id))
  return {
    selected,
    has: (id: string) => ids.has(id),
    toggle(id: string) {
      const next = new Set(ids)
      if (!next.delete(id)) next.add(id)
      setIds(next)
    },
    choose: (chosen: string[]) => setIds(new Set(chosen)),
  }
}

export type Selection = ReturnType<typeof useSelection>
