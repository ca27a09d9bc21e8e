import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { letterOf } from '../presses/letter-of.ts'
import { isComposing } from '../../ui/is-composing.ts'
import { useSession } from '../session/session-state.tsx'
import { PaletteFrame } from './palette-frame.tsx'
import './palette-opener.css'

type Begun = { typed: string; isEntered: boolean }
type Palette = ComponentType<{ editorUrl: string; begun: Begun; onClose: () => void }>

const fetchPalette = async () => (await import('../palette/desk-palette.tsx')).DeskPalette
const nothing: Begun = { typed: '', isEntered: false }

/**
 * Opens the palette by button or Ctrl/Cmd+K; its code comes when it is first asked for, and one types meanwhile, also
 * until it is known who one is.
 */
export function PaletteOpener({ editorUrl }: { editorUrl: string }) {
  const t = useText()
  const { me } = useSession()
  const [Palette, setPalette] = useState<Palette>()
  const [begun, setBegun] = useState<Begun>()
  const close = () => setBegun(undefined)

  async function open({ typed, isEntered } = nothing) {
    // At once: letters typed right after the keys are its first words.
    setBegun({ typed, isEntered })
    if (Palette) return
    try {
      const arrived = await fetchPalette()
      setPalette(() => arrived)
    } catch {
      close()
      toast.error(t('desk.palette.missing'))
    }
  }
  const openAsAsked = useEffectEvent(() => {
    const asked = window.__askedPalette
    delete window.__askedPalette
    dispatchEvent(new Event('palette-there'))
    if (asked === undefined) return
    // Enter after its words, before this code was there.
    const [typed = '', ...entered] = asked.split('\n')
    void open({ typed, isEntered: entered.length > 0 })
  })
  useEffect(() => openAsAsked(), [])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
    if (!isAsked || isComposing(event) || letterOf(event) !== 'k') return
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
        onClick={() => void open()}
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
      {begun && me && Palette && <Palette editorUrl={editorUrl} begun={begun} onClose={close} />}
      {begun && !(me && Palette) && (
        <PaletteFrame
          typed={begun.typed}
          sections={[]}
          phase="searching"
          said={t('desk.palette.arriving')}
          onType={(typed) => setBegun({ typed, isEntered: false })}
          onEnter={() => setBegun({ ...begun, isEntered: true })}
          onClose={close}
        />
      )}
    </>
  )
}
