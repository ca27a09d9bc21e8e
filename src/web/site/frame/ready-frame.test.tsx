import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { TextsProvider } from '../../i18n.tsx'
import { englishTexts } from '../../translations.server.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { readFrameData } from './read-frame-data.server.ts'
import { readyFrame } from './ready-frame.server.tsx'
import { ReadyFramesProvider } from './ready-frame.tsx'

const text = await englishTexts(
  JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8')),
)
const frame = readFrameData(text)

beforeEach(() => void vi.stubEnv('PROD', true))

const drawn = (path: string, page: ReactNode) =>
  renderToString(
    <TextsProvider text={text}>
      <StaticRouter location={path}>{page}</StaticRouter>
    </TextsProvider>,
  )

const both = (
  <>
    <Header frame={frame} />
    <Footer frame={frame} />
  </>
)

test.each([
  ['/', 2],
  ['/work', 2],
  ['/work/ledger-of-quiet-nights', 2],
  ['/services/technology/agile', 2],
  ['/Services/Technology/AGILE/done-with-evidence', 0],
  ['/workshop', 0],
  ['/privacy', 1],
])(
  'the ready frame of %s is what React draws there, its links that are here marked',
  (path, here) => {
    const ready = drawn(
      path,
      <ReadyFramesProvider value={readyFrame(text)}>{both}</ReadyFramesProvider>,
    )
    expect(ready).toBe(drawn(path, both))
    expect(ready.split(' aria-current="page"').length - 1).toBe(here)
    expect(ready.includes('<li data-current="page"')).toBe(/^.services/i.test(path))
  },
)

test('the frame is drawn once for all pages', () => {
  const frames = readyFrame(text)
  expect(frames(frame)).toBe(readyFrame(text)(readFrameData(text)))
})
