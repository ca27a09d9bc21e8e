import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TextsProvider, textsOf } from '../../i18n.tsx'
import { ErrorBoundary } from '../../root.tsx'

const text = textsOf(JSON.parse(readFileSync('public/locales/en/translation.json', 'utf8')))

test('NAV-10: the router’s fallback is titled ‘Unexpected Application Error!’ and leads home', () => {
  const html = renderToString(
    <TextsProvider text={text}>
      <ErrorBoundary />
    </TextsProvider>,
  )
  expect(html).toContain('<title>Unexpected Application Error!</title>')
  expect(html).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/)
  expect(html).toContain('href="/"')
})
