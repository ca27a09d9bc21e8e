// First, as it is for those that follow.
import { stackTraceLimit } from './start/without-stacks.ts'
import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchTexts, TextsProvider } from './i18n.tsx'
import { fetchHydration } from './start/fetch-hydration.ts'

Error.stackTraceLimit = stackTraceLimit

const [text] = await Promise.all([fetchTexts(document.documentElement.lang), fetchHydration()])

const tellHydrated = () => {
  dispatchEvent(new Event('hydrated'))
  try {
    if (localStorage.token) void import('./start/edit-here.ts')
  } catch {}
}

function Site() {
  useEffect(tellHydrated, [])
  return (
    <TextsProvider text={text}>
      <HydratedRouter />
    </TextsProvider>
  )
}

// React Router leaves the rejection of a skipped or timed-out view transition unhandled.
addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof DOMException && /transition/i.test(event.reason.message))
    event.preventDefault()
})
startTransition(() => void hydrateRoot(document, <Site />))
