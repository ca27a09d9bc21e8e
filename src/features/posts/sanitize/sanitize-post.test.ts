import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedTags } from './allowed-tags.ts'
import { sanitizePost } from './sanitize-post.ts'
import { treeOf, type PostNode } from '../render/post-tree.ts'

const kept: [given: string, made: string][] = [
  ['<h1>A</h1>', '<h2>A</h2>'],
  ['<p>a<br>b</p><hr>', '<p>a<br />b</p><hr />'],
  [
    '<a href="https://e.example/x?a=1&b=2" target="_blank" onclick="x()">a</a>',
    '<a href="https://e.example/x?a=1&amp;b=2" rel="noopener">a</a>',
  ],
  ['<a href="/work#x">a</a>', '<a href="/work#x">a</a>'],
  ['<a href="mailto:a@b.example">a</a>', '<a href="mailto:a@b.example">a</a>'],
  ['<sup><a id="r1" href="#n1">1</a></sup>', '<sup><a href="#post-n1" id="post-r1">1</a></sup>'],
  [
    '<pre><code class="language-ts evil">a &lt; b</code></pre>',
    '<pre><code class="language-ts">a &lt; b</code></pre>',
  ],
  [
    '<table><tr><th scope="col" colspan="2" style="x">a</th></tr></table>',
    '<table><tr><th colspan="2" scope="col">a</th></tr></table>',
  ],
  [
    '<img src="/drawings/post-a.svg" alt="A &amp; b" width="10" height="20" srcset="x">',
    '<img src="/drawings/post-a.svg" alt="A &amp; b" width="10" height="20" loading="lazy" decoding="async" />',
  ],
  [
    '<details open><summary>s</summary>t</details>',
    '<details open=""><summary>s</summary>t</details>',
  ],
  ['<p dir="rtl" lang="he">שלום</p>', '<p lang="he" dir="rtl">שלום</p>'],
  ['<div><span style="color:red">words</span></div>', 'words'],
]

test.each(kept)('%s is kept as %s', (given, made) => expect(sanitizePost(given)).toBe(made))

const hostile = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<img src="http://e.example/a.png">',
  '<img src="//e.example/a.png">',
  '<img src="/admin/delete">',
  '<img src="/drawings/../admin">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript&colon;alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="//e.example">x</a>',
  '<a href="/\\e.example">x</a>',
  '<a href="https:/\\e.example">x</a>',
  '<a href="blob:https://e.example/x">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<svg><animate attributeName=href values=javascript:alert(1) /><a id=x><text>x</text></a></svg>',
  '<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<math><mi xlink:href="javascript:alert(1)">x</mi></math>',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<textarea><img src=x onerror=alert(1)></textarea>',
  '<title><img src=x onerror=alert(1)></title>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<plaintext><img src=x onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x"><applet code="x">',
  '<!--<img src=x onerror=alert(1)>-->',
  '<!--><img src=x onerror=alert(1)>-->',
  '<!-- a --!><img src=x onerror=alert(1)>',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<?xml version="1.0"?><img src=x onerror=alert(1)>',
  '<style>@import "https://e.example"</style><p style="position:fixed">x</p>',
  '<link rel=stylesheet href=//e.example><meta http-equiv=refresh content=0;url=//e.example><base href=//e.example>',
  '<form action="//e.example"><input name=x><button formaction="javascript:alert(1)">x</button></form>',
  '<details ontoggle=alert(1) open>x</details>',
  '<p id="contact">x</p><a id="__proto__" name="forms">x</a>',
  '<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>',
  '<img alt="`><script>alert(1)</script>" src="https://e.example/a.png" "onerror=alert(1)">',
  '<p title="</p><script>alert(1)</script>">x</p>',
  '</div></main></body></html><script>alert(1)</script>',
  '<p><b><p></b><table><td><p></table></p>',
  '<a <b onclick=alert(1)>x',
  '<<img src=x onerror=alert(1)//',
  '<p/onclick=alert(1)/onmouseover=alert(1)>x',
  '<a href="https://e.example"><a href="https://e.example"><p><a><table><a>',
  '<b>'.repeat(5000),
  '<table>'.repeat(2000),
  '<p><span>'.repeat(300),
  '<'.repeat(20_000),
  '&'.repeat(20_000),
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '\ud800<p>half</p>',
  '&#1',
  '&#13;&#x80;&amp;#1;',
]

const attributes = new Set(
  'href title rel id lang dir src alt width height loading decoding class start reversed type colspan rowspan scope datetime open'.split(
    ' ',
  ),
)

/** What may stand in sanitized HTML, looked at token by token. */
function judge(nodes: PostNode[]) {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    expect(allowedTags).toContain(node.tag)
    for (const [name, value] of Object.entries(node.attributes)) {
      expect([...attributes]).toContain(name)
      if (name === 'href')
        expect(value).toMatch(
          /^(https?:\/\/[^/\\]|mailto:|#post-|\/(?![/\\])|[^:/\\]*$|[^:]*[/?#])/,
        )
      if (name === 'src') expect(value).toMatch(/^(https:\/\/[^/\\]|\/(media|drawings)\/)/)
      if (name === 'id') expect(value).toMatch(/^post-/)
    }
    judge(node.inside)
  }
}

function isSafe(given: string) {
  const made = sanitizePost(given)
  expect(made.isWellFormed()).toBe(true)
  // Every < is one that the allow-list wrote, so nothing hides between the tokens.
  const tokens = /<\/?[a-z][a-z0-9]*(?: [a-z]+(?:="[^"<>]*")?)*(?: \/)?>/g
  expect(made.replace(tokens, '')).not.toMatch(/[<>]/)
  judge(treeOf(made))
  const depth = [...made.matchAll(/<(\/?)([a-z][a-z0-9]*)[^>]*?(\/?)>/g)].reduce(
    (open, [, end, , empty]) => {
      const now = empty ? open : end ? open - 1 : open + 1
      expect(now).toBeGreaterThanOrEqual(0)
      return now
    },
    0,
  )
  expect(depth).toBe(0)
  expect(sanitizePost(made)).toBe(made)
}

test.each(hostile.map((given) => [given.slice(0, 80), given]))(
  'nothing of %s runs, loads or breaks out',
  (_, given) => {
    isSafe(given)
    isSafe(`<p>before ${given} after</p>`)
    isSafe(`<table><tr><td>${given}</td></tr></table>${given}`)
  },
)

const piece = fc.oneof(
  fc.constantFrom(...hostile.filter((given) => given.length < 200)),
  fc
    .constantFrom(...allowedTags, 'div', 'span', 'h1', 'svg', 'math', 'section', 'noscript')
    .map((tag) => `<${tag}>`),
  fc
    .constantFrom(...allowedTags, 'div', 'span', 'svg', 'math', 'noscript')
    .map((tag) => `</${tag}>`),
  fc.constantFrom(
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '"',
    "'",
    '<',
    '>',
    '&',
    '&lt;',
    '&#x3c;',
    '`',
    '/',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 6 }),
)

test('whatever is put together: it is safe, and a second time changes nothing', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => isSafe(pieces.join(''))),
    { numRuns: 1500 },
  )
})
