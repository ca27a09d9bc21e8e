import { useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import type { AwaitedPicture } from '../document/awaited-picture-node.ts'
import { fetchPicture } from './pictures/fetch-picture.ts'

type AwaitedToolsProps = {
  picture: AwaitedPicture
  /** With the file where there is one; else it is asked for. */
  onFill: (files: File[]) => void
}

/** How a picture that did not come along can still do so. */
export function AwaitedTools({ picture: { name, address }, onFill }: AwaitedToolsProps) {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const host = address && new URL(address).host

  async function bring() {
    setIsBusy(true)
    setIsRefused(false)
    try {
      onFill([await fetchPicture(address, name)])
    } catch {
      setIsRefused(true)
    }
    setIsBusy(false)
  }

  return (
    <>
      <p className="quiet">
        {t(`desk.write.awaited.${address ? 'elsewhere' : 'nowhere'}`, { host })}
      </p>
      {address && (
        <Button busy={isBusy} onClick={bring}>
          {t('desk.write.awaited.bring')}
        </Button>
      )}
      <button type="button" className="desk-small" onClick={() => onFill([])}>
        {t('desk.write.awaited.choose')}
      </button>
      {isRefused && (
        <p className="field-error" role="alert">
          {t('desk.write.awaited.refused', { host })}
        </p>
      )}
    </>
  )
}
