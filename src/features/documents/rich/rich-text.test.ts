import fc from 'fast-check'
import { expect, test } from 'vitest'
import { legalPage } from '../kinds/legal/legal-page.ts'
import { page } from '../kinds/pages/free-page.ts'
import { judgeValue } from '../schema/judge-value.ts'
import type { Kind } from '../schema/kind.ts'
import { normalValue } from '../schema/normal-value.ts'
import { isRich, type Mark, plainWords, richParagraphs } from './rich-words.ts'
import { sanitizeRich } from './sanitize-rich.ts'

const all: readonly Mark[] = ['strong', 'em', 'link', 'code']
const kept = (value: string, marks = all, isOneParagraph = false) =>
  sanitizeRich(value, { is: 'rich', marks, isOneParagraph })

test.each([
  ['Plain words.', 'Plain words.'],
  ['a < b & <b>c</b>', 'a < b & <b>c</b>'],
  ['<p>Plain words.</p>', 'Plain words.'],
  ['<p>One.</p><p>Two.</p>', 'One.\n\nTwo.'],
  ['<p>One <b>bold</b>.</p>', '<p>One <strong>bold</strong>.</p>'],
  ['<p>a &lt; b <i>c</i></p>', '<p>a &lt; b <em>c</em></p>'],
  ['<p>&lt;p&gt;x&lt;/p&gt;</p>', '<p>&lt;p&gt;x&lt;/p&gt;</p>'],
  ['<p><em><strong>x</strong></em><strong>y</strong></p>', '<p><strong><em>x</em>y</strong></p>'],
  [
    '<p><a href="/work?a=1&amp;b=2">a <b>b</b></a></p>',
    '<p><a href="/work?a=1&amp;b=2">a <strong>b</strong></a></p>',
  ],
  ['<p><a href="javascript:alert(1)">a</a><u>b</u></p>', 'ab'],
  ['<p><a href="//e.example">a</a> <a href="tel:1">b</a></p>', 'a b'],
  [
    '<p>a</p><script>alert(1)</script><ul><li>b</li><li><em>c</em></li></ul><p></p>',
    '<p>a</p>\n<p>b</p>\n<p><em>c</em></p>',
  ],
  ['<p><img src=x onerror=alert(1)><b onclick="x()">a</b></p>', '<p><strong>a</strong></p>'],
])('%s is kept as %s', (given, made) => expect(kept(given)).toBe(made))

test('marks that a field does not have are words, and where there is room for one paragraph, several are one', () => {
  const given = '<p><strong>a</strong> <em>b</em></p><p><a href="/x">c</a> <code>d</code></p>'
  expect(kept(given, ['em'])).toBe('<p>a <em>b</em></p>\n<p>c d</p>')
  expect(kept(given, ['em'], true)).toBe('<p>a <em>b</em> c d</p>')
})

const piece = fc.oneof(
  fc.constantFrom('<p>', '</p>', '<b>', '</b>', '<em>', '</em>', '<a href="/x">', '</a>', '<code>'),
  fc.constantFrom('</code>', '<script>', '</script>', '<img onerror=x>', '&lt;', '&', '"', '\n\n'),
  fc.string({ maxLength: 6 }),
)

test('whatever comes, what is kept is made of the marks alone, and stays as it is the next time', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
      const made = kept(`<p>${pieces.join('')}</p>`)
      expect(kept(made)).toBe(made)
      const signs = /<\/?(?:p|strong|em|code)>|<a href="[^"<>]*">|<\/a>/g
      if (isRich(made)) expect(made.replace(signs, '')).not.toMatch(/[<>]/)
      expect(richParagraphs(made).length).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

test('the limit counts words, not marks', () => {
  const of = (paragraph: string) => ({
    title: 'T',
    lead: 'L',
    metaDescription: 'M',
    listed: 'footer',
    blocks: [{ block: 'text', paragraphs: [paragraph] }],
  })
  const judged = (paragraph: string) => judgeValue(page as unknown as Kind, of(paragraph))
  expect(judged(`<p><strong>${'a'.repeat(2_999)}</strong></p>`)).toEqual({
    wrong: {},
    unfit: {},
    missing: {},
  })
  expect(judged(`<p><strong>${'a'.repeat(3_001)}</strong></p>`).wrong).toEqual({
    'blocks.0.paragraphs.0': 'Paragraph has at most 3,000 characters.',
  })
  expect(judged('<p><em>‹What stays.›</em></p>').missing).toEqual({
    'blocks.0.paragraphs.0': 'Paragraph is still the note on what belongs here.',
  })
})

test('what was plain words before stays exactly that', () => {
  const value = {
    sections: [{ id: 'a', heading: 'A', paragraphs: ['x & <i>y</i>\n\nz', '1 < 2'] }],
  }
  expect(normalValue(legalPage as unknown as Kind, value)).toEqual(value)
  expect(plainWords('x & <i>y</i>')).toBe('x & <i>y</i>')
})
