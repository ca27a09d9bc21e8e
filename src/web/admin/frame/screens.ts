import type { Permission } from '../../../features/staff/permission.ts'

export type Screen = {
  id: string
  path: string
  needs?: Permission
  /** It wants no more than the calls that another API than ours has as well. */
  isAnywhere?: boolean
}

/** The specified screens, in their order; Home and Logout stand around them. */
export const mainScreens: Screen[] = [
  { id: 'blogEdit', path: '/admin/blog-edit', needs: 'posts', isAnywhere: true },
  { id: 'postJob', path: '/admin/job-posting', needs: 'jobs', isAnywhere: true },
  { id: 'jobEdit', path: '/admin/job-edit', needs: 'jobs', isAnywhere: true },
]

export const moreScreens: Screen[] = [
  { id: 'overview', path: '/admin/overview' },
  { id: 'site', path: '/admin/site', needs: 'content' },
  { id: 'changes', path: '/admin/changes', needs: 'content' },
  { id: 'guide', path: '/admin/guide', needs: 'company content' },
  { id: 'brand', path: '/admin/brand', needs: 'content' },
  { id: 'pictures', path: '/admin/pictures', needs: 'posts' },
  { id: 'addresses', path: '/admin/addresses', needs: 'content' },
  { id: 'enquiries', path: '/admin/enquiries', needs: 'enquiries' },
  { id: 'applications', path: '/admin/applications', needs: 'applications' },
  { id: 'mails', path: '/admin/mails', needs: 'mails' },
  { id: 'demo', path: '/admin/demo' },
  { id: 'trash', path: '/admin/trash' },
  { id: 'staff', path: '/admin/staff', needs: 'staff' },
  { id: 'people', path: '/admin/people', needs: 'personal data' },
  { id: 'history', path: '/admin/history', needs: 'history' },
  { id: 'account', path: '/admin/account' },
]

type Somebody = { may: Permission[]; isElsewhere?: boolean }

export const isOpenTo = ({ may, isElsewhere }: Somebody, { needs, isAnywhere }: Screen) =>
  (!needs || may.includes(needs)) && (!isElsewhere || isAnywhere === true)

/** Our own editor of posts keeps drafts and versions, which another API than ours has nothing for. */
export const mayWrite = ({ may, isElsewhere }: Somebody, editorUrl: string) =>
  may.includes('posts') && !(isElsewhere && editorUrl.startsWith('/'))

/** Where somebody lands whose role does not include the usual first screen. */
export const firstScreen = (may: Permission[]) =>
  [...mainScreens, ...moreScreens].find(({ needs }) => needs && may.includes(needs))?.path ??
  '/admin/overview'
