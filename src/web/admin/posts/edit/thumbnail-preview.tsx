import { use, useEffect, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { drawingAt, DrawingsAt } from '../../../ui/drawing/drawings-at.ts'

const isPicture = (address: string) => /^(https:\/\/[^\s/]+\.|\/(media|drawings)\/)/.test(address)

/** The picture behind an address, once the address is one; a moment after the last key. */
export function ThumbnailPreview({ address }: { address: string }) {
  const t = useText()
  const drawingsAt = use(DrawingsAt)
  const [shown, setShown] = useState(address.trim())
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setShown(address.trim())
      setIsBroken(false)
    }, 400)
    return () => clearTimeout(timer)
  }, [address])
  if (!isPicture(shown)) return null
  if (isBroken) return <p className="blog-thumbnail quiet">{t('desk.blog.noPicture')}</p>
  return (
    <img
      className="blog-thumbnail"
      src={drawingAt(shown, drawingsAt)}
      alt={t('desk.blog.thumbnailPreview')}
      onError={() => setIsBroken(true)}
    />
  )
}
