import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../i18n.tsx'
import { said } from '../frame/moment.ts'
import { RowActions } from './row-actions.tsx'
import type { SiteNode, TreeEntry } from './site-tree.ts'

type SiteRowProps = {
  node: SiteNode
  isOpen: boolean
  onToggle: (() => void) | undefined
  isFirst: boolean
  isLast: boolean
  move: ((by: number) => void) | undefined
  drag: ((event: PointerEvent<HTMLElement>) => void) | undefined
}

/** A page, or something that pages share: its state, who changed it, and what can be done with it. */
export function SiteRow({ node, isOpen, onToggle, isFirst, isLast, move, drag }: SiteRowProps) {
  const t = useText()
  const id = useId()
  const [isActing, setIsActing] = useState(false)
  const { title: name, entry, to, note, changed } = node
  const told = [note, changed].filter(Boolean).join(' · ')
  const state = entry?.state ?? node.state
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (!by || !move) return
    event.preventDefault()
    move(by)
  }
  return (
    <div className="site-row">
      <div className="site-line">
        {onToggle ? (
          <button
            type="button"
            className="site-toggle"
            aria-expanded={isOpen}
            aria-label={t(`desk.site.${isOpen ? 'close' : 'open'}`, { name })}
            onClick={onToggle}
          />
        ) : (
          <span className="site-toggle" aria-hidden="true" data-none />
        )}
        <div className="site-name">
          <p>
            {to ? <Link to={to}>{name}</Link> : <strong>{name}</strong>}{' '}
            {state && <StateMark state={state} />}
          </p>
          {told && <p className="fact quiet">{told}</p>}
          {entry && <Facts of={entry} />}
        </div>
        {move && drag && (
          <button
            type="button"
            className="site-grip"
            aria-label={t('desk.site.drag', { name })}
            onKeyDown={step}
            onPointerDown={drag}
          />
        )}
        {entry && (
          <button
            type="button"
            className="desk-small site-more"
            aria-expanded={isActing}
            aria-controls={isActing ? id : undefined}
            aria-label={t('desk.site.actionsLabel', { name })}
            onClick={() => setIsActing(!isActing)}
          >
            {t('desk.site.actions')}
          </button>
        )}
      </div>
      {entry && isActing && (
        <RowActions id={id} entry={entry} move={move} isFirst={isFirst} isLast={isLast} />
      )}
    </div>
  )
}

function StateMark({ state }: { state: string }) {
  const t = useText()
  return (
    <span className="site-state fact" data-state={state}>
      {t(`desk.site.states.${state}`)}
    </span>
  )
}

function Facts({ of: entry }: { of: TreeEntry }) {
  const t = useText()
  const { path, publishAt, changedAt, changedBy, isBelowHidden } = entry
  const details = [
    path,
    publishAt && t('desk.site.goesOut', { when: said(publishAt) }),
    isBelowHidden && t('desk.site.belowHidden'),
    changedBy && t('desk.site.by', { who: changedBy, when: said(changedAt) }),
  ]
  const told = details.filter(Boolean)
  return told.length > 0 ? <p className="fact quiet">{told.join(' · ')}</p> : null
}
