import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchTexts, TextsProvider } from './i18n.tsx'
import { tellMissingParts } from './start/missing-parts.ts'
import { expectSkippedTransitions } from './start/skipped-transitions.ts'

const text = await fetchTexts(document.documentElement.lang)

const tellArrival = () => void dispatchEvent(new Event('react-arrived'))

function Site() {
  useEffect(tellMissingParts, [])
  useEffect(tellArrival, [])
  return (
    <TextsProvider text={text}>
      <HydratedRouter />
    </TextsProvider>
  )
}

expectSkippedTransitions()
startTransition(() => void hydrateRoot(document, <Site />))
