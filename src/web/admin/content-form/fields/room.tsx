import { charactersIn } from '../../../../features/documents/rich/characters-in.ts'
import { useText } from '../../../i18n.tsx'

/** How much room is left for words; nothing where there is no limit, or it is passed. */
export function Room({ of = Infinity, used }: { of?: number | undefined; used: string }) {
  const t = useText()
  const left = of - charactersIn(used)
  if (left < 0 || left === Infinity) return null
  return (
    <p className="content-room fact quiet">
      {t(left === 1 ? 'desk.form.roomOne' : 'desk.form.room', { count: left.toLocaleString('en') })}
    </p>
  )
}
