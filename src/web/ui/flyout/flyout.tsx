import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useIsLive } from '../use-is-live.ts'
import { moveFocus } from './move-focus.ts'
import { isSeen, useHoverIntent } from './use-hover-intent.ts'
import './flyout.css'

type FlyoutProps = { id: string; button: ReactNode; panelClass: string; children: ReactNode }

/** A disclosure: a button and the panel it opens on hover, click, Enter, Space or arrow down. */
export function Flyout({ id, button, panelClass, children }: FlyoutProps) {
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const isLive = useIsLive()
  const hover = useHoverIntent(panel)

  useEffect(() => setOpen(isSeen(panel.current)), [])

  function close() {
    panel.current?.togglePopover?.(false)
  }

  return (
    <div
      ref={root}
      className="flyout"
      data-live={isLive || undefined}
      onPointerEnter={hover.enter}
      onPointerLeave={hover.leave}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          close()
          opener.current?.focus()
        } else if (
          // With one of these an arrow is the browser's Back.
          !event.altKey &&
          !event.metaKey &&
          moveFocus(event.key, panel.current!, opener.current)
        ) {
          event.preventDefault()
        }
      }}
    >
      <button
        ref={opener}
        type="button"
        className="flyout-button"
        popoverTarget={id}
        aria-controls={id}
        aria-expanded={open}
        onClick={(event) => {
          if (hover.justOpened()) event.preventDefault()
        }}
      >
        {button}
      </button>
      <div
        ref={panel}
        id={id}
        className={`flyout-panel ${panelClass}`}
        popover="auto"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onClick={(event) => {
          if ((event.target as Element).closest('a')) close()
        }}
      >
        {children}
      </div>
    </div>
  )
}
