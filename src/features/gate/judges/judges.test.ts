import { expect, test } from 'vitest'
import { markOf } from '../../documents/marks/marks.ts'
import { readDrawnPage } from '../drawn/read-rendered-page.ts'
import type { Fault } from './fault.ts'
import { judgeData } from './judge-data.ts'
import { judgeFoundAs } from './judge-found-as.ts'
import { judgeHeadings } from './judge-headings.ts'
import { judgeLinks } from './judge-links.ts'
import { judgePictures } from './judge-pictures.ts'
import { judgeWeight, mostHtml } from './judge-weight.ts'
import { judgeWords } from './judge-words.ts'
import { doubtAbout } from './outside-address.ts'

const said = (faults: Fault[]) => faults.map(({ severity, sentence }) => `${severity}: ${sentence}`)

const page = (main: string, head = '') =>
  readDrawnPage(
    `<!DOCTYPE html><html><head><title>Work</title>${head}</head><body><header><a href="/gone">Menu</a></header><main>${main}</main><footer><p>Foot</p></footer></body></html>`,
  )

const ground = {
  siteUrl: 'https://boats.test-yard.de',
  answers: new Map([
    ['/work', { isThere: true, ids: ['results'] }],
    ['/gone', { isThere: false }],
  ]),
}

const links = (main: string) => judgeLinks(page(main), '/here', ground)

test('a link to a page that is not there is told, and one to a page that is there is not', () => {
  expect(said(links('<a href="/work?industry=2">Work</a>'))).toEqual([
    'error: The link ‘Menu’ leads to /gone, where there is nothing.',
  ])
  const [menu, own, whole] = links(
    '<a href="gone">One</a><a href="https://boats.test-yard.de/gone#x">Two</a>',
  )
  expect([menu!.isFrame, own!.isFrame, whole!.isFrame]).toEqual([true, false, false])
})

test('a link with a slash at its end leads to the page without one', () => {
  const main =
    '<a href="/work/">A</a><a href="/work//?a=b#results">B</a><a href="/here/#top">C</a><a href="/">D</a>'
  expect(links(main).slice(1)).toEqual([])
  expect(said(links('<a href="/gone/">E</a><a href="/work/#none">F</a>')).slice(1)).toEqual([
    'error: The link ‘E’ leads to /gone, where there is nothing.',
    'error: The link ‘F’ leads to ‘#none’, which the page /work doesn’t have.',
  ])
})

test('issue 16: a link that only staff can follow is told', () => {
  const main =
    '<a href="/preview/eyJz/work">A</a><a href="https://boats.test-yard.de/admin/edit?page=/work">B</a><a href="/administration">C</a>'
  expect(said(links(main)).slice(1)).toEqual([
    'error: The link ‘A’ leads to a preview, which ends.',
    'warning: The link ‘B’ leads to the desk, where visitors are asked to log in.',
  ])
})

test('a link to a place that its page does not have is told, here and on another page', () => {
  const main =
    '<h2 id="steps">Steps</h2><a href="#steps">A</a><a href="#top">B</a><a href="#none">C</a><a href="/work#results">D</a><a href="/work#figures">E</a><a href="#">F</a><a href="/not-looked-at#x">G</a>'
  expect(said(links(main)).slice(1)).toEqual([
    'error: The link ‘C’ leads to ‘#none’, which this page doesn’t have.',
    'error: The link ‘E’ leads to ‘#figures’, which the page /work doesn’t have.',
    'error: The link ‘F’ leads nowhere.',
  ])
})

test.each([
  ['https://foyer.dev/a?b#c', undefined],
  ['mailto:ann@yard.de', undefined],
  ['mailto:ann@yard.de,bo@yard.de?subject=Boats', undefined],
  ['mailto:?subject=A%20boat&body=https://yard.de', undefined],
  ['tel:+49-3831-1234', undefined],
  ['http://yard.de', 'warning'],
  ['http://localhost:3000/work', 'error'],
  ['https://127.0.0.1', 'error'],
  ['https://192.168.1.4/router', 'error'],
  ['https://intranet/news', 'error'],
  ['https://example.com/page', 'warning'],
  ['https://www.example.org', 'warning'],
  ['https://shop.yard.example', 'warning'],
  ['mailto:hello@example.com', 'warning'],
  ['mailto:', 'error'],
  ['mailto:?subject=', 'error'],
  ['mailto:ann?subject=Boats', 'error'],
  ['mailto:@yard.de', 'error'],
  ['https://', 'error'],
  ['https://two words.de', 'error'],
  ['javascript:alert(1)', 'error'],
  ['tel:+', 'error'],
])('the address %s, which nobody asks, is judged by what it says: %s', (href, severity) => {
  expect(doubtAbout(href)?.severity).toBe(severity)
})

test('a link in running text comes from the field that the paragraph ends with', () => {
  const field = { kind: 'page', id: 'how', path: 'blocks.0.paragraphs.0' }
  const other = { ...field, path: 'blocks.0.paragraphs.1' }
  const words = '<p>See <strong><a href="/gone">this</a></strong> and more'
  const found = links(`${words}${markOf(field)}</p>${words}${markOf(other)}</p>${words}.</p>`)
  expect(found.slice(1).map((fault) => fault.field)).toEqual([field, other, undefined])
})

test('a link elsewhere that cannot be right is told with the field it came from', () => {
  const mark = markOf({ kind: 'page', id: 'how', path: 'blocks.0.label' })
  const [, fault] = links(`<a href="https://example.com/x">Read${mark} <b>on</b></a>`)
  expect(fault).toMatchObject({
    severity: 'warning',
    sentence:
      'The link ‘Read on’ leads to https://example.com/x, which stands for an address and isn’t one.',
    field: { kind: 'page', id: 'how', path: 'blocks.0.label' },
  })
})

test('a picture without alternative text is an error, a file name for one a warning, decoration is fine', () => {
  const main =
    '<img src="/media/a"><img src="/media/b" alt=""><img src="/media/c" alt="IMG_2041.jpg"><img src="/media/d" alt="A boat"><div aria-hidden="true"><p>x</p><img src="/media/e"></div><img src="/media/f"><img src="/media/g" alt="team photo (1).jpg"><img src="/media/h" alt="A .png file on a desk">'
  expect(judgePictures(page(main)).map(({ severity, about }) => [severity, about])).toEqual([
    ['error', '/media/a'],
    ['warning', '/media/c'],
    ['error', '/media/f'],
    ['warning', '/media/g'],
  ])
})

test('issue 16: a picture in the words of a post wants a description, one beside them may be decoration', () => {
  const words = (pictures: string) => `<div data-post="a"><div><p>One</p></div>${pictures}</div>`
  const blurred = '<span><img src="data:image/webp;base64,x" alt="" aria-hidden="true"></span>'
  const drawn = page(
    `${words(`<img src="/media/a" alt="A boat">${blurred}<img src="/media/b" alt="">`)}<img src="/media/c" alt="">`,
  )
  expect(said(judgePictures(drawn))).toEqual([
    'warning: Picture 2 in the text has no description. Say what it shows.',
  ])
})

test('headings have one beginning, words, and no gap on the way down', () => {
  expect(judgeHeadings(page('<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>'))).toEqual([])
  expect(said(judgeHeadings(page('<h2>A</h2>')))).toEqual(['error: The page has no main heading.'])
  expect(said(judgeHeadings(page('<h1>A</h1><h3>B</h3><h1>C</h1><h2> </h2>')))).toEqual([
    'error: ‘C’ is a second main heading.',
    'error: A heading has no words.',
    'error: The heading ‘B’ skips a level: it’s level 3, and the one before is level 1.',
  ])
})

const foundAs = (title: string, description: string) =>
  judgeFoundAs({ ...page(''), title, description }).map(
    ({ judged, severity }) => `${severity}: ${judged}`,
  )

test('issue 16: what is found of title and description leads to the field that says it', () => {
  const field = { kind: 'page', id: 'yard', path: 'metaDescription' }
  const said = `<meta name="description" content="Short.${markOf(field)}">`
  expect(judgeFoundAs(page('', said))).toMatchObject([{ judged: 'description', field }])
  const title = { ...field, path: 'title' }
  const long = `${'Boat '.repeat(20)}${markOf(title)}${markOf(field)}`
  const drawn = readDrawnPage(`<html><head><title>${long}</title></head></html>`)
  expect(judgeFoundAs(drawn)).toContainEqual(
    expect.objectContaining({ judged: 'title', field: title }),
  )
})

test('title and description have their lengths', () => {
  const fits = 'Twelve words about a yard, and what it does with boats.'
  expect(foundAs('Work', fits)).toEqual([])
  expect(foundAs('', '')).toEqual(['error: title', 'warning: description'])
  expect(foundAs('x'.repeat(71), 'x'.repeat(201))).toEqual([
    'warning: title',
    'warning: description',
  ])
  expect(foundAs('Work', 'Short.')).toEqual(['warning: description'])
  expect(page('', `<meta name="description" content="${fits}">`).description).toBe(fits)
})

const data = (thing: object | string) =>
  said(
    judgeData(
      page(
        '',
        `<script type="application/ld+json">${typeof thing === 'string' ? thing : JSON.stringify({ '@graph': [thing] })}</script>`,
      ),
      '2026-11-24',
    ),
  )

const job = {
  '@type': 'JobPosting',
  title: 'Boatbuilder',
  description: '<p>Planks</p>',
  datePosted: '2026-11-01',
  hiringOrganization: { '@type': 'Organization', name: 'Yard' },
  jobLocation: { '@type': 'Place' },
}

test('a job and a post have what search engines require', () => {
  expect(data(job)).toEqual([])
  expect(data({ ...job, title: ' ', jobLocation: undefined })).toEqual([
    'error: Search engines don’t show a job without a title.',
    'error: Search engines don’t show a job without a place.',
  ])
  const remote = { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { name: 'DE' } }
  expect(data({ ...job, jobLocation: undefined, ...remote })).toEqual([])
  expect(data({ ...job, validThrough: '2026-11-22T23:59:59-12:00' })).toEqual([
    'warning: The job’s last day, 2026-11-22, has passed.',
  ])
  expect(data({ ...job, validThrough: '2026-11-23T23:59:59-12:00' })).toEqual([])
  const post = { '@type': 'BlogPosting', headline: 'x'.repeat(111), author: {}, image: [] }
  expect(data(post)).toEqual([
    'error: Search engines don’t show a post without the day it was published.',
    'error: Search engines don’t show a post without a picture.',
    'warning: The headline has 111 characters. Search engines cut it after 110.',
  ])
  expect(data('{"@graph": [')).toEqual([
    'error: The page’s structured data can’t be read by programs.',
  ])
})

test('a page has a budget of HTML and of pictures', () => {
  expect(judgeWeight(page('<p>light</p>'))).toEqual([])
  expect(judgeWeight(page('x'.repeat(mostHtml)))).toHaveLength(1)
  const mark = markOf({ kind: 'leader', id: 'ira', path: 'text' })
  expect(judgeWeight(page(`${'x'.repeat(mostHtml - 1_000)}${mark.repeat(20)}`))).toEqual([])
  const many = Array.from({ length: 41 }, (_, n) => `<img src="/media/${n}" alt="">`).join('')
  expect(said(judgeWeight(page(many)))).toEqual([
    'warning: The page shows 41 pictures; the budget is 40. On a phone they’ll arrive late.',
  ])
})

test('notes of the blank pack are errors, names of the sample warnings, with their fields', () => {
  const mark = markOf({ kind: 'leader', id: 'ira', path: 'text' })
  const drawn = page(
    `<p>‹Who you are.›</p><p>Ira joined Acme (Kochi)<!-- -->.${mark}</p><p>Acmeology</p>`,
  )
  expect(judgeWords(drawn, ['Acme (Kochi)', 'Acme'])).toMatchObject([
    { severity: 'error', sentence: '‘‹Who you are.›’ is still the note on what belongs there.' },
    {
      severity: 'warning',
      sentence:
        '‘Ira joined Acme (Kochi).’ still speaks of ‘Acme (Kochi)’, which the sample brought.',
      field: { kind: 'leader', id: 'ira', path: 'text' },
    },
  ])
  expect(judgeWords(drawn, [])).toHaveLength(1)
})
