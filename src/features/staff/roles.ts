export const roles = ['owner', 'editor', 'recruiter', 'sales'] as const

export type Role = (typeof roles)[number]
