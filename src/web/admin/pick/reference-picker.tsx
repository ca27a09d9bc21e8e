import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { KindName } from '../../../features/documents/kinds/all-kinds.ts'
import { hasWords, listedWords } from '../../../features/search/asked-words.ts'
import { useText } from '../../i18n.tsx'
import type { Row } from '../../ui/palette/palette-option.tsx'
import { useContentSchema } from '../content-form/use-content-schema.ts'
import { addressOf, callRoute } from '../session/call-route.ts'
import { sentenceOf } from '../session/desk-call.ts'
import { asks } from '../session/desk-data.ts'
import { namedBy, namingField } from './naming.ts'
import { PickerFrame } from './picker-frame.tsx'

type ReferencePickerProps = {
  label: string
  kind: KindName
  value: string | undefined
  /** Ids that are chosen already, elsewhere in the same list. */
  taken?: string[]
  isOptional?: boolean
  onPick: (id: string | undefined) => void
  onClose: () => void
}

/** A document of a kind, or a new draft of it; open while it is rendered. */
export function ReferencePicker(props: ReferencePickerProps) {
  const { label, kind, value, taken = [], isOptional, onPick, onClose } = props
  const t = useText()
  const [typed, setTyped] = useState('')
  const asked = useQuery(asks(addressOf('GET /api/content/{kind}', { params: { kind } })))
  const { schema } = useContentSchema(kind)
  const words = listedWords(typed)
  const found = (asked.data?.documents ?? [])
    .map((one) => ({ ...one, name: namedBy(one.value, one.slug ?? one.id) }))
    .filter(({ id, name }) => !taken.includes(id) && hasWords(name, words))
  const rows = found.map((one): Row => ({
    id: one.id,
    title: one.name,
    kind: one.id === value ? t('desk.pick.chosen') : '',
    ...('state' in one && one.state === 'draft' && { note: t('desk.pick.isDraft') }),
    onChoose: () => onPick(one.id),
  }))

  async function create(name: string) {
    const field = schema && namingField(schema)
    try {
      const body = { value: field ? { [field]: name } : {} }
      const { document } = await callRoute('POST /api/content/{kind}', { params: { kind }, body })
      onPick(document.id)
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  const name = typed.trim()
  const fresh: Row[] =
    name && schema
      ? [
          {
            id: 'create',
            title: t('desk.pick.create', { name }),
            note: t('desk.pick.createHint'),
            onChoose: () => void create(name),
          },
        ]
      : []
  const none: Row[] =
    isOptional && value
      ? [{ id: 'none', title: t('desk.pick.none'), onChoose: () => onPick(undefined) }]
      : []
  const phase = asked.error ? 'failed' : asked.data ? 'found' : 'searching'
  return (
    <PickerFrame
      name={label}
      placeholder={t('desk.pick.findOrCreate')}
      typed={typed}
      sections={[{ rows }, { rows: fresh }, { rows: none }]}
      of={typed}
      first={rows.length + fresh.length > 0 ? 0 : -1}
      phase={phase}
      said={phase === 'searching' ? t('desk.pick.searching') : countSaid(rows.length, t)}
      retry={() => void asked.refetch()}
      onType={setTyped}
      onClose={onClose}
    />
  )
}

const countSaid = (count: number, t: ReturnType<typeof useText>) =>
  count === 0
    ? t('desk.pick.noneThere')
    : t(count === 1 ? 'desk.pick.countOne' : 'desk.pick.count', { count })
