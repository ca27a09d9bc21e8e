import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import './palette-opener.css'

type Palette = ComponentType<{ editorUrl: string; onClose: () => void }>

const fetchPalette = async () => (await import('../palette/desk-palette.tsx')).DeskPalette

/** Opens the palette by button or Ctrl/Cmd+K; its code comes when it is first asked for. */
export function PaletteOpener({ editorUrl }: { editorUrl: string }) {
  const t = useText()
  const [Palette, setPalette] = useState<Palette>()
  const [isOpen, setIsOpen] = useState(false)

  async function open() {
    // At once when it can be: letters typed right after the keys are its first words.
    if (Palette) return setIsOpen(true)
    try {
      const arrived = await fetchPalette()
      setPalette(() => arrived)
      setIsOpen(true)
    } catch {
      toast.error(t('desk.palette.missing'))
    }
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isAsked || event.key.toLowerCase() !== 'k') return
    event.preventDefault()
    if (!document.querySelector('dialog[open]')) void open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <>
      <button
        type="button"
        className="desk-find"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={() => void fetchPalette().catch(() => {})}
      >
        <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
          <path
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            d="M13 13l5 5M14.5 8.5a6 6 0 1 1-12 0 6 6 0 0 1 12 0Z"
          />
        </svg>
        <span className="desk-find-words">{t('desk.palette.open')}</span>
        <kbd className="fact quiet">{t('desk.palette.keys')}</kbd>
      </button>
      {isOpen && Palette && <Palette editorUrl={editorUrl} onClose={() => setIsOpen(false)} />}
    </>
  )
}
