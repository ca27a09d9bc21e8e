import type { KeyboardEvent, ReactNode } from 'react'
import { useText } from '../../../i18n.tsx'
import { useForm } from '../form-context.ts'
import type { useItemDrag } from './use-item-drag.ts'

type ListItemProps = {
  name: string
  place: number
  count: number
  isFolded: boolean
  drag: ReturnType<typeof useItemDrag>
  onMove: (to: number) => void
  onRemove: () => void
  children: ReactNode
}

/** One of a list, with what moves it and what takes it away. */
export function ListItem(props: ListItemProps) {
  const { name, place, count, isFolded, drag, onMove, onRemove, children } = props
  const t = useText()
  const { mayChange } = useForm()
  function press(event: KeyboardEvent) {
    const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: count - 1 }[event.key]
    if (to === undefined || to < 0 || to >= count || to === place) return
    event.preventDefault()
    onMove(to)
  }
  const { from, over } = drag.drag ?? {}
  const mark =
    over !== place || from === place
      ? ''
      : over! < from!
        ? ' content-item-before'
        : ' content-item-after'
  return (
    <li
      className={`content-item${isFolded ? '' : ' content-item-plain'}${from === place ? ' content-item-held' : ''}${mark}`}
    >
      <div className="content-item-head">
        {mayChange && count > 1 && (
          <button
            type="button"
            className="content-item-handle"
            aria-label={t('desk.form.move', { name, place: place + 1, count })}
            title={t('desk.form.moveHint')}
            {...drag.handle(place)}
            onKeyDown={press}
          >
            ⠿
          </button>
        )}
        <span className="content-item-name">{name}</span>
        {mayChange && (
          <span className="content-item-tools">
            {count > 1 && (
              <>
                <Tool
                  sign="↑"
                  does="up"
                  name={name}
                  isOff={place === 0}
                  onPress={() => onMove(place - 1)}
                />
                <Tool
                  sign="↓"
                  does="down"
                  name={name}
                  isOff={place === count - 1}
                  onPress={() => onMove(place + 1)}
                />
              </>
            )}
            <Tool sign="×" does="remove" name={name} onPress={onRemove} />
          </span>
        )}
      </div>
      {isFolded ? (
        <details>
          <summary>{t('desk.form.fields')}</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </li>
  )
}

type ToolProps = { sign: string; does: string; name: string; isOff?: boolean; onPress: () => void }

function Tool({ sign, does, name, isOff = false, onPress }: ToolProps) {
  const t = useText()
  return (
    <button
      type="button"
      className="content-tool"
      aria-label={t(`desk.form.${does}`, { name })}
      // Not `disabled`: the focus would be lost at the end of the way.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onPress}
    >
      {sign}
    </button>
  )
}
