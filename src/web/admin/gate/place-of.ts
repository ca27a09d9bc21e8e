import type { Finding } from '../../../features/gate/finding.ts'

const screens: Record<string, string> = { brand: '/admin/brand', redirect: '/admin/addresses' }

/** Where a finding is put right: the page in the editor, and the field of it where that is known. */
export function placeOf({ page, field }: Finding): string | undefined {
  if (page === undefined && field === undefined) return undefined
  if (field && screens[field.kind]) return screens[field.kind]
  const asked = new URLSearchParams({ page: page ?? '/' })
  if (field) asked.set('field', `${field.kind}/${field.id}/${field.path}`)
  return `/admin/edit?${asked}`
}
