import { expect, test, vi } from 'vitest'
import { readAsBrowser } from '../../../../../../test/browser/read-as-browser.ts'
import { htmlOfTree } from '../../document/post-html-text.ts'
import { cleanPaste } from './clean-paste.ts'

function clean(html: string) {
  vi.stubGlobal('location', { origin: 'https://here.example' })
  return htmlOfTree(cleanPaste(html, readAsBrowser))
}

test('what Word says of other scripts makes nothing bold or italic, and takes neither away', () => {
  expect(clean(`<b style='mso-bidi-font-weight:normal'>never</b>`)).toBe('<strong>never</strong>')
  expect(clean(`<i style='mso-bidi-font-style:normal'>or</i>`)).toBe('<em>or</em>')
  expect(clean(`<span style='mso-bidi-font-weight:bold'>x</span>`)).toBe('x')
  expect(clean(`<span style='mso-bidi-font-style:italic'>x</span>`)).toBe('x')
  expect(clean(`<span style='color:red;font-weight:700'>x</span>`)).toBe('<strong>x</strong>')
  expect(clean(`<b style="font-weight:normal"><i style="font-style: normal">x</i></b>`)).toBe('x')
})

const box = (alt: string) =>
  `<img src="data:image/png;base64,AA" alt="${alt}" aria-roledescription="checkbox" />`

test('the boxes of a checklist are no pictures; what is done has a tick', () => {
  expect(
    clean(
      `<ul><li role="checkbox" aria-checked="false">${box('unchecked')}<p style="display:inline"><span>Buy milk</span></p></li>` +
        `<li role="checkbox" aria-checked="true">${box('checked')}<p><span style="font-weight:700">Pay</span></p></li></ul>`,
    ),
  ).toBe('<ul><li><p>Buy milk</p></li><li><p>✓ <strong>Pay</strong></p></li></ul>')
  expect(clean('<ul><li><img src="data:image/png,AA" alt="checked"><p>Pay</p></li></ul>')).toBe(
    '<ul><li><p>✓ Pay</p></li></ul>',
  )
  expect(clean('<img src="https://a.example/b.png" alt="checked">')).toContain('alt="checked"')
})

test('a picture at an address that is none waits for its file', () => {
  expect(clean('<img src="https://a.example/b.png" alt="Hall">')).toBe(
    '<img src="" alt="Hall" address="https://a.example/b.png" />',
  )
  expect(clean('<img src="https://[IMAGE_URL]/a.png" alt="Hall">')).toBe(
    '<img src="" alt="Hall" address="" />',
  )
})

const word = (inside: string) => clean(`<html><body lang=EN-US>${inside}</body></html>`)

test('comments and what was struck out in Word stay there', () => {
  const comment = `<span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[AB1]</a><![endif]><span style='mso-special-character:comment'>&nbsp;</span></span></span>`
  const list = `<div style='mso-element:comment-list'><hr class=msocomoff><div style='mso-element:comment'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Why?</p></div></div></div>`
  expect(word(`<p>Nine${comment} minutes.</p>${list}<p>More</p>`)).toBe(
    '<p>Nine minutes.</p><p>More</p>',
  )
  expect(
    word(
      `<p>Nine <del cite="mailto:a" datetime="2026-01-01">or ten</del> <ins cite="mailto:a">long</ins> minutes</p>`,
    ),
  ).toBe('<p>Nine  long minutes</p>')
  expect(clean('<p><del>Ten</del> nine</p>')).toBe('<p><del>Ten</del> nine</p>')
})

test('a footnote of Word keeps its number and its words, without links that lead nowhere', () => {
  const mark = `<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>`
  const notes = `<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1" name="_ftn1">[1]</a> The note.</p></div></div>`
  const made = word(`<p>A claim${mark} and <a href="https://e.example/">a link</a>.</p>${notes}`)
  expect(made).toContain(
    '<p>A claim[1] and <a href="https://e.example/" rel="noopener">a link</a>.</p>',
  )
  expect(made).toContain('<hr /><div id="post-ftn1"><p>[1] The note.</p></div>')
})

const webItem = (list: string, level: number, words: string, at = 1) =>
  `<div class="ListContainerWrapper SCXW80"><${list} class="NumberListStyle1 SCXW80" role="list" start="${at}" style="cursor: text;"><li data-leveltext="%1." data-listid="3" aria-setsize="-1" data-aria-posinset="${at}" data-aria-level="${level}" role="listitem" class="OutlineElement Ltr SCXW80" style="display: block;"><p class="Paragraph SCXW80"><span data-contrast="auto" class="TextRun SCXW80"><span class="NormalTextRun SCXW80">${words}</span></span><span class="EOP SCXW80" data-ccp-props="{}">&nbsp;</span></p></li></${list}></div>`

test('issue 11: headings, nested and numbered lists survive from Word on the web', () => {
  const heading = (level: number, words: string) =>
    `<div class="OutlineElement Ltr SCXW80"><p class="Paragraph SCXW80" role="heading" aria-level="${level}" paraid="1" style="color: #2E74B5;"><span class="TextRun SCXW80">${words}</span><span class="EOP SCXW80">&nbsp;</span></p></div>`
  const item = (words: string, below = '') => `<li><p>${words}</p>${below}</li>`
  expect(clean(heading(1, 'The queue') + heading(2, 'Why'))).toBe(
    '<div><h2>The queue</h2></div><div><h3>Why</h3></div>',
  )
  expect(clean(webItem('ul', 1, 'one') + webItem('ul', 2, 'two') + webItem('ul', 1, 'three'))).toBe(
    `<ul>${item('one', `<ul>${item('two')}</ul>`)}${item('three')}</ul>`,
  )
  const counted = webItem('ol', 1, 'one') + webItem('ol', 1, 'two', 2) + webItem('ol', 2, 'below')
  expect(clean(`${counted}<p>x</p>${webItem('ol', 1, 'three', 3)}`)).toBe(
    `<ol>${item('one')}${item('two', `<ol>${item('below')}</ol>`)}</ol><p>x</p><ol start="3">${item('three')}</ol>`,
  )
})

test('a numbered list of Word is one in every script', () => {
  for (const sign of ['1.', 'iv)', '(a)', '١.', '一、', 'א.'])
    expect(
      word(
        `<p style='mso-list:l0 level1 lfo1'><![if !supportLists]><span>${sign}&nbsp;</span><![endif]>x</p>`,
      ),
    ).toBe('<ol><li>x</li></ol>')
})

test('no handler of an event reaches the page, which would complain of it', () => {
  vi.stubGlobal('location', { origin: 'https://here.example' })
  const read = vi.fn(readAsBrowser)
  cleanPaste('<p onclick="x()">a</p><img src=b.png onerror=x() alt=c><i ONCOPY=\'y\'>d</i>', read)
  expect(read).toHaveBeenCalledWith('<p>a</p><img src="/media/awaited-picture/0"><em>d</em>')
})

test('a quote of Word is one', () => {
  expect(word('<p class=MsoQuote>Nine</p><p class=MsoIntenseQuote><b>ten</b></p><p>x</p>')).toBe(
    '<blockquote>Nine</blockquote><blockquote><strong>ten</strong></blockquote><p>x</p>',
  )
})

test('breaks between blocks and lines without words make no empty paragraphs', () => {
  expect(clean('<p>one</p><br><p>two</p><div><br></div>\n<br /><ul><li>x</li></ul><br>')).toBe(
    '<p>one</p><p>two</p>\n<ul><li>x</li></ul>',
  )
  expect(clean('<p>one<br>two</p>a<br>b')).toBe('<p>one<br />two</p>a<br />b')
  expect(clean('<p>a<em><br></em>b</p>')).toBe('<p>a<em><br /></em>b</p>')
  expect(clean('<pre><br>a</pre>')).toBe('<pre><br />a</pre>')
})
