import { Link, useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { editorAddress } from './editor-address.ts'
import { type Act, isPossible } from './possible-acts.ts'
import type { TreeEntry } from './site-tree.ts'

type RowActionsProps = {
  id: string
  entry: TreeEntry
  move: ((by: number) => void) | undefined
  isFirst: boolean
  isLast: boolean
}

/** What can be done with one of the tree; what asks first opens in the address, so the palette leads there, too. */
export function RowActions({ id, entry, move, isFirst, isLast }: RowActionsProps) {
  const t = useText()
  const [search, setSearch] = useSearchParams()
  const { state, mayChange, path } = entry
  const may = (act: Act) => isPossible(act, entry)
  const isOut = state === 'published' || state === 'changed'
  const ask = (what: string) => {
    const next = new URLSearchParams(search)
    next.set('do', what)
    next.set('id', entry.id)
    setSearch(next)
  }
  const button = (word: string, act: () => void, isOff = false) => (
    <button
      type="button"
      className="desk-small"
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && act()}
    >
      {t(`desk.site.act.${word}`)}
    </button>
  )
  if (!mayChange)
    return (
      <p className="site-actions" id={id}>
        {t('desk.site.ownersOnly')}
      </p>
    )
  return (
    <div className="site-actions" id={id}>
      <Link className="desk-small" to={editorAddress(entry)}>
        {t('desk.site.act.edit')}
      </Link>
      {may('publish') && button('publish', () => ask('publish'))}
      {may('copy') && button('copy', () => ask('copy'))}
      {move && button('up', () => move(-1), isFirst)}
      {move && button('down', () => move(1), isLast)}
      {may('move') && button('moveTo', () => ask('move'))}
      {may('address') && button('address', () => ask('address'))}
      {may('hide') && button('hide', () => ask('hide'))}
      {may('trash') && button('trash', () => ask('trash'))}
      {isOut && path && (
        <a className="desk-link" href={path} target="_blank" rel="noopener">
          {t('desk.site.act.view')} <span className="visually-hidden">{t('desk.newTab')}</span>
        </a>
      )}
    </div>
  )
}
