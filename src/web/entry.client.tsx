import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchTexts, TextsProvider } from './i18n.tsx'
import { tellMissingParts } from './missing-parts.ts'
import { expectSkippedTransitions } from './skipped-transitions.ts'

const text = await fetchTexts(document.documentElement.lang)

function Site() {
  useEffect(tellMissingParts, [])
  return (
    <TextsProvider text={text}>
      <HydratedRouter />
    </TextsProvider>
  )
}

expectSkippedTransitions()
startTransition(() => void hydrateRoot(document, <Site />))
