import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import type { Row } from '../../ui/palette/palette-option.tsx'
import { drawingsWith, useDrawings } from './pickable-drawings.ts'
import { PickerFrame } from './picker-frame.tsx'
import { PictureTile } from './picture-tile.tsx'

type DrawingPickerProps = {
  label: string
  value: string | undefined
  isOptional?: boolean
  onPick: (name: string | undefined) => void
  onClose: () => void
}

/** The drawings of the pack; open while it is rendered. */
export function DrawingPicker({ label, value, isOptional, onPick, onClose }: DrawingPickerProps) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const asked = useDrawings()
  const rows = drawingsWith(typed, asked.data?.drawings ?? []).map(({ name, src, title }): Row => ({
    id: name,
    title: (
      <PictureTile
        src={src}
        words={title}
        isDrawing
        mark={name === value ? t('desk.pick.chosen') : undefined}
      />
    ),
    onChoose: () => onPick(name),
  }))
  const none: Row[] =
    isOptional && value
      ? [{ id: 'none', title: t('desk.pick.noDrawing'), onChoose: () => onPick(undefined) }]
      : []
  const phase = asked.error ? 'failed' : asked.data ? 'found' : 'searching'
  return (
    <PickerFrame
      className="picker-tiles"
      name={label}
      placeholder={t('desk.pick.findDrawing')}
      typed={typed}
      sections={[{ heading: t('desk.pick.drawings'), rows }, { rows: none }]}
      of={typed}
      first={rows.length > 0 && typed ? 0 : -1}
      phase={phase}
      said={
        phase === 'searching'
          ? t('desk.pick.searching')
          : t(rows.length === 0 ? 'desk.pick.nothing' : 'desk.pick.drawingCount', {
              count: rows.length,
            })
      }
      retry={() => void asked.refetch()}
      onType={setTyped}
      onClose={onClose}
    />
  )
}
