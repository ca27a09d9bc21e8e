import type { Find } from '../../../features/desk/find-on-desk.ts'
import { hasWords, listedWords } from '../../../features/search/asked-words.ts'
import type { Text } from '../../i18n.tsx'
import { isOpenTo, mainScreens, moreScreens } from '../frame/screens.ts'
import type { Me } from '../session/session-state.tsx'

/** Something to open: an address here, an address elsewhere, or a thing to do. */
export type Choice = {
  id: string
  label: string
  kind: string
  note?: string
  words?: string
  to?: string
  href?: string
  does?: 'log out'
}

/** The screens and actions that a role has, in the order of the navigation. */
export function choicesFor({ may }: Me, editorUrl: string, t: Text): Choice[] {
  const word = (name: string) => t(`desk.palette.${name}`)
  const screens = [
    ...mainScreens.map((screen) => ({ ...screen, label: t(`admin.nav.${screen.id}`) })),
    ...moreScreens.map((screen) => ({ ...screen, label: t(`desk.nav.${screen.id}`) })),
  ]
  const action = (id: 'newPost' | 'newJob' | 'logOut', more: Partial<Choice>): Choice => ({
    id,
    label: word(id),
    kind: word('action'),
    words: word(`${id}Words`),
    ...more,
  })
  const own = editorUrl.startsWith('/')
  return [
    ...(may.includes('posts')
      ? [action('newPost', own ? { to: editorUrl } : { href: editorUrl })]
      : []),
    ...(may.includes('jobs') ? [action('newJob', { to: '/admin/job-posting' })] : []),
    ...screens
      .filter((screen) => screen.id !== 'postJob' && isOpenTo(may, screen))
      .map(({ id, path, label }) => ({ id, label, kind: word('screen'), to: path })),
    { id: 'site', label: word('site'), kind: word('screen'), href: '/' },
    action('logOut', { does: 'log out' }),
  ]
}

/** Those with a word for the beginning of each word that is typed. */
export function fitting(choices: Choice[], typed: string): Choice[] {
  const asked = listedWords(typed)
  return choices.filter(({ label, words = '' }) => hasWords(`${label} ${words}`, asked))
}

const places: Record<Find['kind'], (find: Find) => string> = {
  post: ({ id }) => `/admin/write?${new URLSearchParams({ post: id })}`,
  job: ({ id }) => `/admin/job-edit?${new URLSearchParams({ job: id })}`,
  enquiry: ({ id }) => `/admin/enquiries?${new URLSearchParams({ item: id })}`,
  application: ({ id }) => `/admin/applications?${new URLSearchParams({ item: id })}`,
}

export const choiceOf = (find: Find, t: Text): Choice => ({
  id: `${find.kind}-${find.id}`,
  label: find.title || t('desk.palette.untitled'),
  kind: `${t(`desk.palette.kind.${find.kind}`)} · ${find.state}`,
  note: find.note,
  to: places[find.kind](find),
})
