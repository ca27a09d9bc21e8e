import { use } from 'react'
import { UNSAFE_FrameworkContext as FrameworkContext, useMatches } from 'react-router'
import askEarly from './ask-early.js?raw'
import keepPresses from './keep-presses.js?raw'
import startReact from './start-react.js?raw'
import waitForReact from './wait-for-react.js?raw'

/**
 * Stands where React Router's <Scripts/> would: the page's data is there, but no code is loaded
 * until the visitor shows intent (or, on an eager page, until the loaded page is idle).
 */
export function ReactAfterPaint() {
  if (!import.meta.env.SSR) return null
  return <PartsAndStarter />
}

function PartsAndStarter() {
  const matches = useMatches()
  const framework = use(FrameworkContext)
  // A page that is told without its data, whatever its address, goes on as it is.
  if (!framework?.serverHandoffString) return null
  const { manifest, serverHandoffString, renderMeta } = framework
  if (renderMeta) renderMeta.didRenderScripts = true
  const handles = matches.map(
    ({ handle }) => handle as { eager?: boolean; asks?: boolean; waits?: boolean; keeps?: boolean },
  )
  const parts = {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(matches.map(({ id }) => [id, manifest.routes[id]?.module])),
    eager: handles.some((handle) => handle?.eager),
  }
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: contextScript(serverHandoffString) }} />
      <script
        id="parts"
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(parts).replaceAll('<', '\\u003c') }}
      />
      <script dangerouslySetInnerHTML={{ __html: startReact }} />
      {handles.some((handle) => handle?.waits) && (
        <script dangerouslySetInnerHTML={{ __html: waitForReact }} />
      )}
      {handles.some((handle) => handle?.keeps) && (
        <script dangerouslySetInnerHTML={{ __html: keepPresses }} />
      )}
      {handles.some((handle) => handle?.asks) && (
        <script dangerouslySetInnerHTML={{ __html: askEarly }} />
      )}
    </>
  )
}

const contextScript = (handoff: string) =>
  `window.__reactRouterContext=${handoff};window.__reactRouterContext.stream=new ReadableStream({start(c){window.__reactRouterContext.streamController=c}}).pipeThrough(new TextEncoderStream())`
