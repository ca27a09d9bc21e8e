import { sample } from '../../../../test/sample/sample-documents.ts'
import { expect, test } from 'vitest'
import { jobFeed } from './job-feed.ts'

test('CAR: what a job says is text in its feed, never markup', () => {
  const job = {
    id: 'a',
    slug: 'tester',
    title: 'Tester <b>',
    location: 'Kochi',
    salaryRange: '1 < 2',
    description: '<script>alert(1)</script>',
    requirements: 'Q&A',
    postedAt: '2026-01-01T00:00:00.000Z',
  }
  const feed = jobFeed([job as never], (path) => `https://a.example${path}`, sample)
  expect(feed).toContain('<title>Tester &#60;b&#62;, Kochi</title>')
  expect(feed).toContain(
    '1 &#38;#60; 2\n\n&#38;#60;script&#38;#62;alert(1)&#38;#60;/script&#38;#62;\n\nQ&#38;#38;A',
  )
})
