import { sample } from '../../../../test/sample/sample-documents.ts'
import { readFileSync } from 'node:fs'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { drawOnce } from '../../draw-once.server.tsx'
import { DrawOnceProvider } from '../../drawn-once.tsx'
import { TextsProvider } from '../../i18n.tsx'
import { machineClock } from '../../../platform/clock.ts'
import { englishTexts } from '../../translations.server.ts'
import { Footer } from './footer/footer.tsx'
import { Header, HeaderInside } from './header/header.tsx'
import { frameInPage } from './frame-in-page.server.ts'
import { markFrame, readFrame, writeFrame } from './frame-text.ts'
import { readFrameData } from './read-frame-data.server.ts'

const text = await englishTexts(
  JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8')),
)
const frame = readFrameData({ text, clock: machineClock }, sample)

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
  ['/services/technology/agile', 3],
  ['/Services/Technology/AGILE/done-with-evidence', 0],
  ['/workshop', 0],
  ['/privacy', 1],
])(
  'the frame of %s, drawn once for all, is what React draws there, its links that are here marked',
  (path, here) => {
    const ready = drawn(path, <DrawOnceProvider value={drawOnce(text)}>{both}</DrawOnceProvider>)
    expect(ready).toBe(drawn(path, both))
    expect(ready.split(' aria-current="page"').length - 1).toBe(here)
    expect(ready.includes('<li data-current="page"')).toBe(/^.services/i.test(path))
  },
)

test('the frame is drawn once for all pages', () => {
  const header = () =>
    drawOnce(text)(
      readFrameData({ text, clock: machineClock }, sample),
      <HeaderInside frame={frame} />,
    )
  expect(header()).toBe(header())
})

test('the frame’s text gives the very data that it was written from, and the same wherever else it is read', () => {
  const written = writeFrame(frame)
  expect(readFrame(written)).toBe(frame)
  for (let others = 0; others < 16; others++) writeFrame({ ...frame, year: others })
  expect(readFrame(written)).not.toBe(frame)
  expect(readFrame(written)).toEqual(frame)
})

test('issue 12: the frame’s text comes into a page at its mark, as the router would have written it there', () => {
  const mark = markFrame(frame)
  expect(markFrame(frame)).toBe(mark)
  expect(readFrame(mark)).toBe(frame)
  const { by, ...marked } = frameInPage(frame)
  expect(marked).toEqual({ mark })
  expect(JSON.parse(JSON.parse(`"[\\"${by}\\"]"`))).toEqual([writeFrame(frame)])
  const odd = { ...frame, servicesNote: '</script><!-- & \u2028 "' }
  expect(frameInPage(odd).by.toString()).not.toMatch(/[<>&\u2028]/)
})

test('issue 15: a logo that is a picture stands in the frame without a hint that the browser’s React does not draw', () => {
  const logo = { is: 'img', with: { className: 'logo', src: '/media/a/64.webp', alt: '' } } as const
  const ours = { ...frame, brand: { name: 'Rekha', logo } }
  const header = <Header frame={ours} />
  const ready = drawn('/', <DrawOnceProvider value={drawOnce(text)}>{header}</DrawOnceProvider>)
  expect(ready).toContain('src="/media/a/64.webp"')
  expect(ready).not.toContain('<link')
})
