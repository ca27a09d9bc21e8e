import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import type { Row } from '../../ui/palette/palette-option.tsx'
import { useAnswer } from '../../ui/palette/use-answer.ts'
import { callRoute } from '../session/call-route.ts'
import { PickerFrame } from './picker-frame.tsx'
import { typedAddress } from './typed-address.ts'

type LinkPickerProps = {
  label: string
  /** A path of ours, an address elsewhere, mailto: or tel:. */
  value: string | undefined
  isOptional?: boolean
  /** Pages of ours alone, such as where a redirect leads. */
  isPath?: boolean
  onPick: (address: string | undefined) => void
  onClose: () => void
}

/** Visitors get what is there or nothing, whatever kind of page it is. */
async function isThere(path: string, signal: AbortSignal) {
  const answer = await fetch(path.replace(/#.*$/, '') || '/', { method: 'HEAD', signal })
  return answer.status !== 404 && answer.status !== 410
}

async function find(typed: string, signal: AbortSignal) {
  const address = typedAddress(typed)
  if (address) {
    const leads = !address.startsWith('/') || (await isThere(address, signal))
    return { pages: [], files: [], address, leads }
  }
  const asksFiles = typed.trim() !== ''
  const [{ results, near, useful }, { pictures }] = await Promise.all([
    callRoute('GET /api/search', { query: { q: typed }, signal }),
    asksFiles
      ? callRoute('GET /api/media', { query: { q: typed }, signal })
      : Promise.resolve({ pictures: [] }),
  ])
  const pages = [results, near, useful].find((some) => some.length > 0) ?? []
  return { pages, files: pictures.slice(0, 5), address: undefined, leads: true }
}

/** Where something leads: found by words, or typed; open while it is rendered. */
export function LinkPicker({ label, value, isOptional, isPath, onPick, onClose }: LinkPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState(value ?? '')
  const { phase, answer, retry } = useAnswer(typed.trim(), find)
  const typedRows = (): Row[] => {
    const address = typedAddress(typed)
    if (!address || (isPath && !address.startsWith('/'))) return []
    const note = answer?.address === address && !answer.leads && t('desk.pick.leadsNowhere')
    const title = t('desk.pick.leadTo', { address })
    return [{ id: 'typed', title, ...(note && { note }), onChoose: () => onPick(address) }]
  }
  const pages = (answer?.pages ?? []).map(({ path, title, kind }): Row => ({
    id: path,
    title,
    kind: t(`desk.pick.pageKind.${kind}`).replace(/^desk\..*\./, ''),
    note: path,
    onChoose: () => onPick(path),
  }))
  const files = (isPath ? [] : (answer?.files ?? [])).map(({ url, name, alt }): Row => ({
    id: url,
    title: name || alt || url,
    kind: t('desk.pick.file'),
    note: url,
    onChoose: () => onPick(url),
  }))
  const none: Row[] =
    isOptional && value
      ? [{ id: 'none', title: t('desk.pick.noLink'), onChoose: () => onPick(undefined) }]
      : []
  const sections = [
    { rows: typedRows() },
    { heading: t('desk.pick.pages'), rows: pages },
    { heading: t('desk.pick.files'), rows: files },
    { rows: none },
  ]
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <PickerFrame
      name={label}
      placeholder={t(isPath ? 'desk.pick.findPath' : 'desk.pick.findLink')}
      typed={typed}
      sections={sections}
      of={typed}
      first={count > 0 && (phase === 'found' || typedRows().length > 0) ? 0 : -1}
      phase={phase}
      said={
        phase === 'searching'
          ? t('desk.pick.searching')
          : t(count === 0 ? 'desk.pick.nothing' : 'desk.pick.linkHint')
      }
      retry={retry}
      onType={setTyped}
      onClose={onClose}
    />
  )
}
