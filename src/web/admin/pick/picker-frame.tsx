import type { ComponentProps } from 'react'
import { useText } from '../../i18n.tsx'
import { Palette } from '../../ui/palette/palette.tsx'
import '../frame/palette-frame.css'
import './picker-frame.css'

type PickerFrameProps = Omit<ComponentProps<typeof Palette>, 'words' | 'keys' | 'failed'> & {
  name: string
  placeholder: string
  retry: () => void
}

/** A palette in which a value of a field is chosen. */
export function PickerFrame({
  name,
  placeholder,
  retry,
  className = '',
  ...props
}: PickerFrameProps) {
  const t = useText()
  return (
    <Palette
      {...props}
      className={`desk-palette picker ${className}`}
      failed={{ words: t('desk.pick.failed'), again: t('desk.retry'), retry }}
      words={{
        name,
        label: placeholder,
        placeholder,
        results: t('desk.pick.results'),
        close: t('desk.close'),
      }}
      keys={{
        choose: t('desk.palette.choose'),
        open: t('desk.pick.enter'),
        leave: t('desk.palette.leave'),
      }}
    />
  )
}
