import type { PointerEvent } from 'react'
import { useText } from '../../../../i18n.tsx'
import { useEditing } from '../../editing.ts'

const signs = {
  drag: '⠿',
  up: '↑',
  down: '↓',
  add: '+',
  remove: '×',
  write: '✎',
  marks: 'B',
  follow: '↗',
  picture: '▣',
  inPanel: '☰',
}

type ToolProps = {
  name: keyof typeof signs
  off?: boolean
  /** Why it can't be done; it is told when it is tried. */
  why?: string | undefined
  onClick?: () => void
  onPointerDown?: (event: PointerEvent<HTMLButtonElement>) => void
}

export function Tool({ name, off = false, why, onClick, onPointerDown }: ToolProps) {
  const t = useText()
  const { say } = useEditing()
  return (
    <button
      type="button"
      className={`edit-tool edit-tool-${name}`}
      aria-label={t(`desk.edit.${name}`)}
      title={why ?? t(`desk.edit.${name}`)}
      aria-disabled={off || why !== undefined || undefined}
      onPointerDown={onPointerDown}
      onClick={() => {
        if (why) say(why)
        else if (!off) onClick?.()
      }}
    >
      <span aria-hidden="true">{signs[name]}</span>
    </button>
  )
}
