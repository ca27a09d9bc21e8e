import { expect, test } from 'vitest'
import { textsOf } from '../../i18n.tsx'
import { permissionsOf } from '../../../features/staff/permission.ts'
import type { Role } from '../../../features/staff/roles.ts'
import { deskWords } from '../desk-words.ts'
import { choiceOf, choicesFor, fitting } from './palette-choices.ts'

const t = textsOf({
  desk: deskWords,
  admin: { nav: { blogEdit: 'Blog Edit', jobEdit: 'Job Edit' } },
})
const forRole = (role: Role, editorUrl = '/admin/write') =>
  choicesFor(
    { member: { id: 'x', email: 'x@example.com', role }, may: permissionsOf(role) },
    editorUrl,
    t,
  )
const named = (role: Role) => forRole(role).map(({ title }) => title)

test('the palette offers the screens and actions of a role, and no others', () => {
  expect(named('sales')).toEqual([
    'Overview',
    'Enquiries',
    'Mails',
    'Demo',
    'Trash',
    'My account',
    'Home of the site',
    'Log out',
  ])
  expect(named('editor').slice(0, 3)).toEqual(['New post', 'New page', 'Publish changes'])
  expect(named('recruiter')).toEqual(
    expect.arrayContaining(['New job', 'Job Edit', 'Applications']),
  )
  expect(named('owner')).toEqual(
    expect.arrayContaining(['New post', 'New job', 'Staff', 'History']),
  )
})

test('at another API than ours nothing is offered that it has nothing for', () => {
  const member = { id: 'elsewhere', email: '', role: 'editor' as const }
  const elsewhere = (editorUrl: string) =>
    choicesFor({ member, may: ['jobs', 'posts'], isElsewhere: true }, editorUrl, t).map(
      ({ title }) => title,
    )
  const all = ['New job', 'Blog Edit', 'Job Edit', 'Home of the site', 'Log out']
  expect(elsewhere('/admin/write')).toEqual(all)
  expect(elsewhere('https://blog.example')).toEqual(['New post', ...all])
})

test('the beginnings of words find what they mean, whatever their order', () => {
  const found = (typed: string) => fitting(forRole('owner'), typed).map(({ title }) => title)
  expect(found('ENQ')).toEqual(['Enquiries'])
  expect(found('edi blog')).toEqual(['Blog Edit'])
  expect(found('post')).toEqual(['New post', 'New job'])
  expect(found('sign')).toEqual(['Log out'])
  expect(found('xyz')).toEqual([])
  expect(found('🙂')).toEqual([])
  expect(found(' ')).toHaveLength(forRole('owner').length)
})

test('a find leads to where it is worked on; an editor elsewhere opens there', () => {
  const find = { id: 'a b', title: '', state: 'draft', note: '' }
  expect(choiceOf({ ...find, kind: 'post' }, t)).toMatchObject({
    title: 'Untitled',
    kind: 'Post · draft',
    to: '/admin/write?post=a+b',
  })
  expect(choiceOf({ ...find, kind: 'enquiry' }, t).to).toBe('/admin/enquiries?item=a+b')
  expect(forRole('editor', 'https://blog.example')[0]).toMatchObject({
    href: 'https://blog.example',
  })
})
