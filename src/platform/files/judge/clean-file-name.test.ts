import { expect, test } from 'vitest'
import { cleanFileName } from './clean-file-name.ts'

test.each([
  ['CV.pdf', 'CV.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\CV.docx', 'CV.docx'],
  ['two\r\nlines.pdf', 'two lines.pdf'],
  ['two%0D%0Alines.pdf', 'two lines.pdf'],
  ['say %22hi%22.pdf', 'say -hi-.pdf'],
  ['a\u202efdp.exe', 'a fdp.exe'],
  ['nul\u0000l.doc', 'nul l.doc'],
  ['जीवन वृत्त.pdf', 'जीवन वृत्त.pdf'],
  ['👩🏽‍💻.pdf', '👩🏽 💻.pdf'],
  ['.htaccess', 'htaccess'],
  ['...', 'file'],
  ['', 'file'],
  ['/', 'file'],
])('the file name %j becomes %j', (sent, clean) => {
  expect(cleanFileName(sent)).toBe(clean)
})

test('a long name keeps its extension', () => {
  expect(cleanFileName(`${'x'.repeat(500)}.docx`)).toBe(`${'x'.repeat(115)}.docx`)
})
