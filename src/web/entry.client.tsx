import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { fetchTexts, TextsProvider } from './i18n.tsx'
import { missingParts } from './missing-parts.ts'

const text = await fetchTexts(document.documentElement.lang)

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsProvider text={text}>
        <HydratedRouter instrumentations={[missingParts]} />
      </TextsProvider>
    </StrictMode>,
  )
})
