import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, inject, onTestFinished, test } from 'vitest'
import { judgeDocument } from './judge-document.ts'

/** A PDF of these objects. */
const pdfOf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string, 'latin1'),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer\n<< /Size 2 /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'),
  ])

const catalog = '<< /Type /Catalog /Pages 2 0 R >>'

const asIs = (bytes: Buffer) => bytes
const deflated = (bytes: Buffer): Buffer => deflateSync(bytes)

/** An object stream of this text, which begins with the numbers and places of its objects. */
function packed(text: string, more = '/Filter /FlateDecode', pack = deflated) {
  const bytes = pack(Buffer.from(text, 'latin1'))
  const first = /^[\d ]*/.exec(text)![0].length
  const head = `<< /Type /ObjStm /First ${first} ${more} /Length ${bytes.length} >>\nstream\r\n`
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')])
}

async function judge(...objects: (string | Buffer)[]) {
  const directory = await mkdtemp(join(inject('scratch'), 'pdf-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  const path = join(directory, 'held')
  const bytes = pdfOf(...objects)
  await writeFile(path, bytes)
  return judgeDocument({ path, size: bytes.length }, 'pdf')
}

test.each([
  '<< /Title (Asha Rao, TypeScript/JavaScript developer) /Keywords (HTML/CSS/JavaScript) >>',
  '<< /A << /S /URI /URI (https://github.com/asha/JavaScript) >> >>',
  '<< /Title (Growth/Launch manager) >>',
  '<< /Title (CSS \\) /S /Launch and \\(more\\) (/S /JavaScript (nested)) in brackets) >>',
  '<< /Title (HTML/JS (React)) >>',
  '<< /Title (back\\\\) /Keywords (/JS (x)) >>',
  '<< /Title <2F4A617661536372697074> >> % what /S /JavaScript does',
  '<< /Type /Metadata /Subtype /XML /Length 60 >>\nstream\n<dc:title>/S /JavaScript, /JS (x), /S /Launch</dc:title>\nendstream',
  '<< /Dests << /JavaScript [3 0 R /Fit] /Launch [4 0 R /Fit] /JS [5 0 R /Fit] >> >>',
  '<< /Author (Ltd. of object and obj. makers) /Title (/JavaScript) >>',
])('CAR-6: a PDF that only speaks of programs is taken: %s', async (object) => {
  expect(await judge(catalog, object)).toBeUndefined()
  expect(await judge(catalog, packed(`10 0 ${object.split('\nstream')[0]}`))).toBeUndefined()
})

test.each([
  '<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>',
  '<< /OpenAction << /S/Launch /F (cmd.exe) >> >>',
  '<< /OpenAction << /S /Java#53cript /J#53 (app.alert(1)) >> >>',
  '<< /OpenAction << /#53 /L#61unch /F (cmd.exe) >> >>',
  '<< /OpenAction << /S % a comment\n/JavaScript /JS 7 0 R >> >>',
  '<< /OpenAction << /S\0/Launch\0/F (cmd.exe) >> >>',
  '<< /A << /S /Rendition /JS (app.alert(1)) >> >>',
  '<< /A << /S /Rendition /JS <61> >> >>',
  '<< /A << /JS (app.alert(1)) /S 9 0 R >> >>',
])('CAR-6: a PDF that runs something is refused: %s', async (object) => {
  expect(await judge(object)).toMatch(/program in it/)
  expect(await judge(catalog, packed(`10 0 ${object}`))).toMatch(/program in it/)
})

const run = '<< /S /JavaScript /JS (app.alert(1)) >>'

test('CAR-6: a program behind an open bracket, a comment or an open stream is found', async () => {
  expect(await judge(`${catalog}\n(`, run)).toMatch(/program/)
  expect(await judge(`${catalog}\n% 7 0 obj ${run}`)).toMatch(/program/)
  expect(await judge(`<< /Length 9 >>\nstream\nx`, run)).toMatch(/program/)
  expect(await judge(catalog, '/Launch')).toMatch(/program/)
  expect(await judge(catalog, packed(`10 0 11 2 ( ${run}`))).toMatch(/program/)
  expect(await judge(`<< /Title (${'x'.repeat(600_000)}) >>`, run)).toMatch(/program/)
})

test('CAR-6: an object stream is looked into as far as it unpacks, and one packed strangely refused', async () => {
  const cut = (bytes: Buffer) => deflated(bytes).subarray(0, -6)
  expect(await judge(catalog, packed(`10 0 ${run}${' '.repeat(9000)}`, '', cut))).toMatch(/program/)
  expect(await judge(packed(`10 0 ${run}`, '', asIs))).toMatch(/program/)
  const hex = '/Filter [/ASCIIHexDecode /Flate#44ecode]'
  expect(await judge(catalog, packed('10 0 << >>', hex))).toMatch(/unusual way/)
  // What is encrypted, or broken, does not unpack.
  expect(await judge(catalog, packed('x\xff\xff\xff', '', asIs))).toBeUndefined()
})

test('CAR-6: a PDF that unpacks to far too much, or has too many packed parts, is refused', async () => {
  const zeros = packed('\0'.repeat(40 * 1024 * 1024))
  expect(await judge(catalog, zeros)).toMatch(/too much/)
  const small = packed('10 0 << >>')
  expect(await judge(...Array.from({ length: 4001 }, () => small))).toMatch(/too much/)
  expect(await judge(...Array.from({ length: 400 }, () => small))).toBeUndefined()
})

test.each(['(', '%', '<', '/', '[', '\\', '1 ', '#41', '(\\', 'obj ', '/S', '<<', ' '])(
  'CAR-6: ten megabytes of %j hold nobody up',
  async (what) => {
    // Its own deadline is ten seconds; this takes less than one on a machine that does nothing else.
    const said = await judge(what.repeat(Math.floor(10_000_000 / what.length)))
    expect(said ?? '').not.toMatch(/takes too long/)
  },
)
