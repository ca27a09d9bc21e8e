import { useState } from 'react'
import { useText } from '../../../i18n.tsx'
import type { Row } from '../../../ui/palette/palette-option.tsx'
import { useAnswer } from '../../../ui/palette/use-answer.ts'
import { callRoute } from '../../session/call-route.ts'
import { useMe } from '../../session/session-state.tsx'
import { isThere } from './is-there.ts'
import { notPublic, type NotPublic, withWords } from './not-public.ts'
import { PickerFrame } from '../picker-frame.tsx'
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

const most = 5

/** What visitors don't find yet is asked for once. */
function finder(may: readonly string[]) {
  let asked: Promise<NotPublic[]> | undefined
  return (typed: string, signal: AbortSignal) => {
    asked ??= notPublic(may).catch((error: unknown) => {
      asked = undefined
      throw error
    })
    return find(typed, asked, signal)
  }
}

async function find(typed: string, hidden: Promise<NotPublic[]>, signal: AbortSignal) {
  const address = typedAddress(typed)
  const drafts = withWords(await hidden, typed).slice(0, most)
  if (address) {
    const leads = !address.startsWith('/') || (await isThere(address, signal))
    return { pages: [], files: [], drafts, address, leads }
  }
  const asksFiles = typed.trim() !== ''
  const [{ results, near, useful }, { pictures }] = await Promise.all([
    callRoute('GET /api/search', { query: { q: typed }, signal }),
    asksFiles
      ? callRoute('GET /api/media', { query: { q: typed }, signal })
      : Promise.resolve({ pictures: [] }),
  ])
  const pages = [results, near, useful].find((some) => some.length > 0) ?? []
  return { pages, files: pictures.slice(0, most), drafts, address: undefined, leads: true }
}

/** Where something leads: found by words, or typed; open while it is rendered. */
export function LinkPicker({ label, value, isOptional, isPath, onPick, onClose }: LinkPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState(value ?? '')
  const { may } = useMe()
  const [ask] = useState(() => finder(may))
  const { phase, answer, retry } = useAnswer(typed.trim(), ask)
  const typedRows = (): Row[] => {
    const address = typedAddress(typed)
    if (!address || (isPath && !address.startsWith('/'))) return []
    const isKnown = answer?.drafts.some(({ path }) => path === address)
    const leadsNowhere = answer?.address === address && !answer.leads && !isKnown
    const note = leadsNowhere && t('desk.pick.leadsNowhere')
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
  // Where a redirect leads has to be there.
  const drafts = (isPath ? [] : (answer?.drafts ?? [])).map(
    ({ path, title, kind, state }): Row => ({
      id: `draft ${path}`,
      title,
      kind: t(`desk.site.kinds.${kind}`).replace(/^desk\..*\./, ''),
      note: t('desk.pick.notPublic', { path, state: t(`desk.pick.state.${state}`) }),
      onChoose: () => onPick(path),
    }),
  )
  const none: Row[] =
    isOptional && value
      ? [{ id: 'none', title: t('desk.pick.noLink'), onChoose: () => onPick(undefined) }]
      : []
  const sections = [
    { rows: typedRows() },
    { heading: t('desk.pick.pages'), rows: pages },
    { heading: t('desk.pick.drafts'), rows: drafts },
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
