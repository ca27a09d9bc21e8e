import { expect, test } from 'vitest'
import { isSvg, readSvg, svgText } from './read-svg.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 32 16"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

test('a drawing of shapes is read as the page writes it', () => {
  const read = readSvg(
    svg(
      '<title>Logo</title><g style="fill:none;stroke:#12171a" stroke-width="2"><path d="M0 0h9"/></g>' +
        '<linearGradient id="a"><stop offset="0" stop-color="red"/></linearGradient><circle r="4" fill="url(#a)"/>',
    ),
  )
  if (!isSvg(read)) throw new Error(read.fault)
  expect([read.viewBox, read.width, read.height]).toEqual(['0 0 32 16', 32, 16])
  expect(read.of[0]).toEqual({
    is: 'g',
    with: { strokeWidth: '2', fill: 'none', stroke: '#12171a' },
    of: [{ is: 'path', with: { d: 'M0 0h9' } }],
  })
  expect(svgText(read.of)).toContain(
    '<linearGradient id="logo-a"><stop offset="0" stop-color="red"></stop></linearGradient>' +
      '<circle r="4" fill="url(#logo-a)"></circle>',
  )
})

test('issue 16: a logo is read as drawing programs export it, with its looks by class and without hidden layers', () => {
  const sheet = `<style type="text/css">
    .st0{fill:#0055AA;} /* paint */ .st1,.st2{fill:url(#g);stroke:none} .st2{stroke:#c00} .st3{display:none;}
  </style>`
  const exported = `<?xml version="1.0" encoding="utf-8"?><!-- A program --><svg version="1.1" viewBox="0 0 9 9" xml:space="preserve">
    ${sheet}<g class="st3"><rect width="9" height="9"/></g><path class="st0" d="M0 0h9"/><path class="st2 st0" d="M1 1h9" style="stroke:#fff"/></svg>`
  const path = (d: string, look: object) => ({ is: 'path', with: { d, ...look } })
  expect(readSvg(exported)).toMatchObject({
    of: [
      path('M0 0h9', { fill: '#0055AA' }),
      path('M1 1h9', { fill: 'url(#logo-g)', stroke: '#fff' }),
    ],
  })
  const cdata = sheet.replace('>', '><![CDATA[').replace('</style>', ']]></style>')
  expect(readSvg(exported.replace(sheet, cdata))).toEqual(readSvg(exported))
})

test('what stands on the outermost element holds for all shapes, and a size will do as a box', () => {
  const read = readSvg(svg('<path d="M0 0h9"/>', 'fill="#abc" width="40px" height="20px"'))
  expect(read).toMatchObject({
    viewBox: '0 0 40 20',
    of: [{ is: 'g', with: { fill: '#abc' } }],
  })
})

test.each([
  ['<script>alert(1)</script>', 'a program'],
  ['<path d="M0 0" onclick="alert(1)"/>', 'a program'],
  ['<path d="M0 0" OnLoad="alert(1)"/>', 'a program'],
  ['<foreignObject><b/></foreignObject>', 'a program'],
  ['<style>path{fill:red}</style>', 'style sheet'],
  ['<style>@media print{.a{fill:red}}</style>', 'style sheet'],
  ['<style>.a:hover{fill:red}</style>', 'style sheet'],
  ['<style>@import "//example.com/a.css";</style>', 'style sheet'],
  ['<style>.a{fill:url(//example.com/a)}</style><path class="a"/>', '‘fill’'],
  ['<text>Acme</text>', 'outlines'],
  ['<image href="https://example.com/a.png"/>', 'another picture'],
  ['<use href="#a"/>', 'another picture'],
  ['<a href="https://example.com"><path d="M0 0"/></a>', 'the element ‘a’'],
  ['<path fill="url(https://example.com/a.svg#b)"/>', '‘fill’'],
  ['<path style="fill:url(//example.com/a)"/>', '‘fill’'],
  ['<path d="M0 0"><animate attributeName="d"/></path>', 'animation'],
  ['words', 'text'],
  ['', 'empty'],
  ['<g><path d="M0 0"/>', 'cut off'],
])('%s is refused and says why', (inside, reason) => {
  const source = reason === 'cut off' ? svg(inside).replace('</svg>', '') : svg(inside)
  expect(readSvg(source)).toEqual({ fault: expect.stringContaining(reason) as string })
})

test('what is no drawing is refused', () => {
  for (const source of ['Acme', '<html></html>', '<path d="M0 0"/>', '{}', '\u0089PNG'])
    expect(readSvg(source)).toHaveProperty('fault')
  expect(readSvg('<!DOCTYPE svg [<!ENTITY a "b">]><svg viewBox="0 0 1 1"><path/></svg>')).toEqual({
    fault: 'declares entities.',
  })
  expect(readSvg(svg('<path d="M0 0"/>', ''))).toEqual({
    fault: 'has neither a viewBox nor a width and a height.',
  })
})

test.each(['0 0 20000 1', '0 0 1 200000', '0 0 1e-9 1e-9', '0 0 1e9 1', '1e12 0 9 9', '0 0 21 1'])(
  'a drawing with the viewBox %s is refused and says why',
  (viewBox) => {
    const read = readSvg(svg('<path d="M0 0h1"/>', `viewBox="${viewBox}"`))
    expect(read).toEqual({ fault: expect.stringMatching(/viewBox ‘|times as long/) })
  },
)

test('a long name and a large sheet are fine', () => {
  for (const viewBox of ['0 0 20 1', '-50 -50 100 100', '0 0 100000 60000', '0 0 1 1'])
    expect(readSvg(svg('<path d="M0 0h1"/>', `viewBox="${viewBox}"`))).toHaveProperty('of')
})
