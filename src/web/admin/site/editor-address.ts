export type Placed = {
  id: string
  kind: string
  path?: string | undefined
  shownAt?: string | undefined
}

const onPages = /^(home|[a-z]+-page)$/

/** Where a document is edited, or a field of it: on its page, or beside the page that shows it. */
export function editorAddress({ id, kind, path, shownAt }: Placed, field?: string): string {
  if (kind === 'redirect') return '/admin/addresses'
  const page = path ?? shownAt ?? '/'
  const isThePage = path !== undefined || onPages.test(kind)
  const query = new URLSearchParams({
    page,
    ...(!isThePage && { document: `${kind}/${id}` }),
    ...(field && { field: `${kind}/${id}/${field}` }),
  })
  return `/admin/edit?${query.toString().replaceAll('%2F', '/')}`
}
