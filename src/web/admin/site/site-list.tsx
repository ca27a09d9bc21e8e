import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { ask } from '../session/ask-storage.ts'
import { SiteRow } from './site-row.tsx'
import type { Making, SiteNode } from './site-tree.ts'
import { useMoving } from './use-moving.ts'

type SiteListProps = { nodes: SiteNode[]; isSifted: boolean; making?: Making; depth?: number }

/** One list of the tree; what stands below opens in it. */
export function SiteList({ nodes, isSifted, making, depth = 0 }: SiteListProps) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const { move, over, drag } = useMoving(nodes)
  const make = ({ kind, above }: Making) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries({ do: 'new', kind, above }))
      if (value) next.set(name, value)
    setSearch(next)
  }
  return (
    <ul className="site-list">
      {nodes.map((node, at) => (
        <Branch
          key={node.key}
          node={node}
          isSifted={isSifted}
          depth={depth}
          over={over === at}
          move={isSifted || !isMovable(nodes) ? undefined : (by) => move(at, at + by)}
          drag={isSifted || !isMovable(nodes) ? undefined : (event) => drag(event, at)}
          isFirst={at === 0}
          isLast={at === nodes.length - 1}
        />
      ))}
      {making && !isSifted && (
        <li>
          <button type="button" className="desk-link site-make" onClick={() => make(making)}>
            {t('desk.site.make')}: {t(`desk.site.kinds.${making.kind}`)}
          </button>
        </li>
      )}
    </ul>
  )
}

/** Only what is of one kind has an order of its own. */
const isMovable = (nodes: SiteNode[]) =>
  nodes.length > 1 &&
  nodes.every(({ entry }) => entry?.mayChange && entry.kind === nodes[0]!.entry?.kind)

type BranchProps = {
  node: SiteNode
  isSifted: boolean
  depth: number
  over: boolean
  isFirst: boolean
  isLast: boolean
  move: ((by: number) => void) | undefined
  drag: ((event: React.PointerEvent<HTMLElement>) => void) | undefined
}

function Branch({ node, isSifted, depth, over, ...row }: BranchProps) {
  const [isOpened, setIsOpened] = useIsOpened(node.key, depth === 0 && node.key !== 'home')
  const hasMore = node.children.length > 0 || node.making !== undefined
  const isOpen = hasMore && (isOpened || isSifted)
  return (
    <li className="site-branch" data-over={over || undefined}>
      <SiteRow
        node={node}
        isOpen={isOpen}
        onToggle={hasMore && !isSifted ? () => setIsOpened(!isOpened) : undefined}
        {...row}
      />
      {isOpen && (
        <SiteList
          nodes={node.children}
          isSifted={isSifted}
          depth={depth + 1}
          {...(node.making && { making: node.making })}
        />
      )}
    </li>
  )
}

/** For as long as the tab is open: who comes back from a page goes on where they were. */
function useIsOpened(key: string, isAtFirst: boolean) {
  const name = `desk:site:${key}`
  const [isOpened, setIsOpened] = useState(() => {
    const kept = ask(() => sessionStorage.getItem(name))
    return kept ? kept === 'open' : isAtFirst
  })
  const set = (isOpen: boolean) => {
    setIsOpened(isOpen)
    void ask(() => sessionStorage.setItem(name, isOpen ? 'open' : 'closed'))
  }
  return [isOpened, set] as const
}
