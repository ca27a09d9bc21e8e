import { expect, test } from 'vitest'
import type { Finding } from './finding.ts'
import type { Fault } from './judges/fault.ts'
import { eachOnce, keyOf, tellFindings } from './tell-findings.ts'

const note: Fault = {
  judged: 'words',
  severity: 'error',
  about: '‹Title›',
  sentence: '‘‹Title›’ is still the note on what belongs there.',
  field: { kind: 'case', id: 'cold-store', path: 'title' },
}
const none = new Set<string>()
const told = (findings: Finding[]) =>
  eachOnce(findings).map(({ page, isOld, field }) => [page, isOld ?? false, field?.path])

test('issue 16: one field is one fault, in the frame of its page and on every page that shows it', () => {
  const framed = { ...note, isFrame: true }
  const findings = [
    ...tellFindings([framed, note], '/work/cold-store', none),
    ...tellFindings([note], '/work', none),
  ]
  expect(told(findings)).toEqual([['/work/cold-store', false, 'title']])
  const lead = { ...note, about: '‹Lead›', field: { ...note.field!, path: 'lead' } }
  expect(told([...findings, ...tellFindings([lead], '/work', none)])).toEqual([
    ['/work/cold-store', false, 'title'],
    ['/work', false, 'lead'],
  ])
})

test('what holds back is told, though another page shows the same already', () => {
  const old = tellFindings([note], '/work', new Set([keyOf(note, '/work')]))
  const fresh = tellFindings([note], '/services', none)
  expect(told([...old, ...fresh])).toEqual([['/services', false, 'title']])
})
