import { useState } from 'react'
import { useText } from '../../i18n.tsx'

/** A single-character shortcut that could not be turned off would fail WCAG 2.1.4. */
export function SlashKey() {
  const t = useText()
  const [isOn, setOn] = useState(() => stored() !== 'off')

  function choose(on: boolean) {
    setOn(on)
    try {
      localStorage.setItem('slash', on ? 'on' : 'off')
    } catch {}
  }

  return (
    <label className="palette-slash">
      <input type="checkbox" checked={isOn} onChange={(event) => choose(event.target.checked)} />
      {t('search.slash')}
    </label>
  )
}

function stored() {
  try {
    return localStorage.getItem('slash')
  } catch {
    return null
  }
}
