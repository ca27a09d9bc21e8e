import { documentsIn } from '../directory/sources/documents-in.ts'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router'
import { useText, TextsProvider } from '../i18n.tsx'
import { pageContext } from '../page-context.ts'
import { deskText } from './desk-text.ts'
import { DeskFrame } from './frame/desk-frame.tsx'
import { readDesk } from './read-desk.server.ts'
import { callAt } from './session/desk-call.ts'
import { newDeskData } from './session/desk-data.ts'
import { SessionProvider } from './session/session-state.tsx'
import type { PageHandle } from '../start/page-handle.ts'
import { DrawingsAt } from '../ui/drawing/drawings-at.ts'
import './desk.css'
import './checks.css'

export const loader = ({ context }: LoaderFunctionArgs) =>
  readDesk(context.get(pageContext).site, documentsIn(context))

export const shouldRevalidate = () => false

/** Nothing here works without React, so it does not wait for a sign of intent, and presses wait for it. */
export const handle: PageHandle = { startsAfter: 0, inlineScripts: ['replay-presses'] }

export default function DeskLayout() {
  const { company, logo, editorUrl, apiBaseUrl, drawingsAt } = useLoaderData<typeof loader>()
  const texts = useText()
  const [data] = useState(newDeskData)
  const text = useMemo(() => deskText(texts), [texts])
  callAt(apiBaseUrl)
  return (
    <TextsProvider text={text}>
      <QueryClientProvider client={data}>
        <SessionProvider>
          <DeskFrame company={company} logo={logo} editorUrl={editorUrl}>
            <DrawingsAt value={drawingsAt}>
              <Outlet />
            </DrawingsAt>
          </DeskFrame>
        </SessionProvider>
      </QueryClientProvider>
    </TextsProvider>
  )
}
