import { expect, test } from 'vitest'
import { cardText } from './card-text.ts'

test('INS-2: a summary is shown as it is', () => {
  expect(cardText({ summary: 'Short <and> sweet.', content: '<p>Long</p>' })).toBe(
    'Short <and> sweet.',
  )
})

test('INS-2: without one, the content without its tags, cut to 200 characters and three dots', () => {
  expect(cardText({ content: '<h2>Gate</h2><p>a &lt;b&gt; &amp;lt; c</p>' })).toBe(
    'Gate a <b> &lt; c',
  )
  expect(
    cardText({ content: '<p>Late<em>n</em>cy</p><p>is<br>a <a href="/x">cost</a>.</p>' }),
  ).toBe('Latency is a cost.')
  expect(cardText({ content: '<p>&#60;b&#62; &#38;amp; &what;</p>' })).toBe('<b> &amp; &what;')
  expect(cardText({ summary: ' ', content: `<p>${'x'.repeat(200)}</p>` })).toBe('x'.repeat(200))
  expect(cardText({ content: `<p>${'x'.repeat(201)}</p>` })).toBe(`${'x'.repeat(200)}...`)
  expect(cardText({ content: '🚪'.repeat(201) })).toBe(`${'🚪'.repeat(200)}...`)
})

test('INS-2: what scripts and styles say is no text, and every entity is its character', () => {
  const content =
    '<p>It&rsquo;s &#x27;hex&#x27; caf&eacute; &#8212;&nbsp;1 < 2</p><script>alert("</p>")</script><STYLE>p{}</STYLE><!-- no > --><p>end</p>'
  expect(cardText({ content })).toBe("It’s 'hex' café — 1 < 2 end")
  expect(cardText({ content: 'a<script>alert(1)' })).toBe('a')
  const picture = `<img alt="x" src="data:image/png;base64,${'A'.repeat(60_000)}">`
  expect(cardText({ content: `<p>${picture}</p><p>Hello</p>` })).toBe('Hello')
  expect(cardText({ content: '&#xD800;&#0;&lt;b&gt; &amp;rsquo;' })).toBe('\ufffd\ufffd<b> &rsquo;')
})

test('INS-2: with neither there is nothing to say', () => {
  expect(cardText({ content: '<p> </p><img src="x">' })).toBe('')
  expect(cardText({})).toBe('')
})
