import type { Role } from './roles.ts'

export const permissions = [
  'own session',
  'jobs',
  'posts',
  'content',
  'company content',
  'enquiries',
  'applications',
  'attachments',
  'personal data',
  'staff',
  'history',
  'mails',
] as const

export type Permission = (typeof permissions)[number]

const granted: Record<Permission, Role[]> = {
  'own session': ['owner', 'editor', 'recruiter', 'sales'],
  jobs: ['owner', 'recruiter'],
  posts: ['owner', 'editor'],
  content: ['owner', 'editor'],
  'company content': ['owner'],
  staff: ['owner'],
  history: ['owner'],
  enquiries: ['owner', 'sales'],
  applications: ['owner', 'recruiter'],
  attachments: ['owner', 'recruiter', 'sales'],
  'personal data': ['owner'],
  mails: ['owner', 'recruiter', 'sales'],
}

export const isPermission = (name: string): name is Permission => Object.hasOwn(granted, name)

export const isGranted = (permission: Permission, role: Role) => granted[permission].includes(role)

export const permissionsOf = (role: Role) =>
  (Object.keys(granted) as Permission[]).filter((permission) => isGranted(permission, role))

export const rolesWith = (permission: Permission): readonly Role[] => granted[permission]
