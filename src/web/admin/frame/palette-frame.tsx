import type { ComponentProps } from 'react'
import { useText } from '../../i18n.tsx'
import { Palette } from '../../ui/palette/palette.tsx'
import './palette-frame.css'

type PaletteFrameProps = Omit<ComponentProps<typeof Palette>, 'className' | 'words' | 'keys'>

/** The palette in the desk's words, also as long as its screens and actions have not arrived. */
export function PaletteFrame(props: PaletteFrameProps) {
  const t = useText()
  return (
    <Palette
      {...props}
      className="desk-palette"
      words={{
        name: t('desk.palette.open'),
        label: t('desk.palette.label'),
        placeholder: t('desk.palette.placeholder'),
        results: t('desk.palette.results'),
        close: t('desk.close'),
      }}
      keys={{
        choose: t('desk.palette.choose'),
        open: t('desk.palette.enter'),
        leave: t('desk.palette.leave'),
      }}
    />
  )
}
