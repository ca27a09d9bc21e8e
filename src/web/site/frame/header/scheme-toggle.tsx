import { useEffect, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { chooseScheme, colourBrowserBars, currentScheme, type Scheme } from './scheme.ts'
import './scheme-toggle.css'

export function SchemeToggle() {
  const t = useText()
  const [scheme, setScheme] = useState<Scheme>()

  useEffect(() => {
    const follow = () => {
      setScheme(currentScheme())
      colourBrowserBars()
    }
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    follow()
    system.addEventListener('change', follow)
    addEventListener('scheme', follow)
    return () => {
      system.removeEventListener('change', follow)
      removeEventListener('scheme', follow)
    }
  }, [])

  return (
    <button
      type="button"
      className="scheme-toggle"
      aria-label={t('nav.darkScheme')}
      aria-pressed={scheme && scheme === 'dark'}
      title={t('nav.darkScheme')}
      onClick={() => chooseScheme(currentScheme() === 'dark' ? 'light' : 'dark')}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <rect x="2" y="2" width="16" height="16" />
        <path stroke="none" d="M2 18L18 2V18Z" />
      </svg>
    </button>
  )
}
