import type { Find } from '../../../features/desk/find-on-desk.ts'
import { hasWords, listedWords } from '../../../features/search/asked-words.ts'
import type { Text } from '../../i18n.tsx'
import type { Row } from '../../ui/palette/palette-option.tsx'
import { isOpenTo, mainScreens, mayWrite, moreScreens } from '../frame/screens.ts'
import { logOutHere } from '../session/log-in-and-out.ts'
import type { Me } from '../session/session-state.tsx'

/** A row, with further words that find it. */
export type Choice = Row & { title: string; words?: string }

type Action = 'newPost' | 'newJob' | 'newPage' | 'publishChanges' | 'sharePreview' | 'logOut'

/** The screens and actions that a role has, in the order of the navigation. */
export function choicesFor(me: Me, editorUrl: string, t: Text): Choice[] {
  const { may } = me
  const word = (name: string) => t(`desk.palette.${name}`)
  const screens = [
    ...mainScreens.map((screen) => ({ ...screen, title: t(`admin.nav.${screen.id}`) })),
    ...moreScreens.map((screen) => ({ ...screen, title: t(`desk.nav.${screen.id}`) })),
  ]
  const action = (id: Action, more: Partial<Choice>): Choice => ({
    id,
    title: word(id),
    kind: word('action'),
    words: word(`${id}Words`),
    ...more,
  })
  const own = editorUrl.startsWith('/')
  const content: Choice[] = [
    action('newPage', { to: '/admin/site?do=new' }),
    action('publishChanges', { to: '/admin/changes' }),
    action('sharePreview', { to: '/admin/changes#previews' }),
  ]
  return [
    ...(mayWrite(me, editorUrl)
      ? [action('newPost', own ? { to: editorUrl } : { href: editorUrl })]
      : []),
    ...(may.includes('jobs') ? [action('newJob', { to: '/admin/job-posting' })] : []),
    ...(may.includes('content') ? content : []),
    ...screens
      .filter((screen) => screen.id !== 'postJob' && isOpenTo(me, screen))
      .map(({ id, path, title }) => ({ id, title, kind: word('screen'), to: path })),
    { id: 'site', title: word('site'), kind: word('screen'), href: '/' },
    action('logOut', { onChoose: logOutHere }),
  ]
}

/** Those with a word for the beginning of each word that is typed; signs alone, such as '<>', are in none. */
export function fitting(choices: Choice[], typed: string): Choice[] {
  const asked = listedWords(typed)
  if (asked.length === 0 && typed.trim() !== '') return []
  return choices.filter(({ title, words = '' }) => hasWords(`${title} ${words}`, asked))
}

const places: Record<Find['kind'], (find: Find) => string> = {
  post: ({ id }) => `/admin/write?${new URLSearchParams({ post: id })}`,
  job: ({ id }) => `/admin/job-edit?${new URLSearchParams({ job: id })}`,
  enquiry: ({ id }) => `/admin/enquiries?${new URLSearchParams({ item: id })}`,
  application: ({ id }) => `/admin/applications?${new URLSearchParams({ item: id })}`,
}

export const choiceOf = (find: Find, t: Text): Choice => ({
  id: `${find.kind}-${find.id}`,
  title: find.title || t('desk.palette.untitled'),
  kind: `${t(`desk.palette.kind.${find.kind}`)} · ${find.state}`,
  note: find.note,
  to: places[find.kind](find),
})
