const words = 'Edit this page'

const look = `
.edit-here { position: fixed; z-index: 5; right: 1rem; bottom: 5rem; padding: .5rem .75rem;
  border: 1.5px solid var(--ink); background: var(--paper); color: var(--ink);
  font: 500 .9375rem/1.2 var(--font-sans, inherit); text-decoration: none }
.edit-here:hover { background: var(--ink); color: var(--paper) }
@media print { .edit-here { display: none } }`

type Told = { may?: string[]; posts?: { key: string }[]; jobPosts?: { id: string; slug: string }[] }

const ask = async (path: string): Promise<Told> => {
  const headers = { authorization: `Bearer ${localStorage.token}` }
  const answer = await fetch(path, { headers })
  return answer.ok ? ((await answer.json()) as Told) : {}
}

/** Pages that have an editor of their own, who may open it, and how it is asked for. */
const others: [RegExp, string, (slug: string) => Promise<string>][] = [
  [
    /^\/insights\/([^/]+)$/,
    'posts',
    async (slug) => {
      const [post] = (await ask(`/api/blogs/post/title/${slug}`)).posts ?? []
      return post ? `/admin/write?post=${post.key}` : '/admin/blog-edit'
    },
  ],
  [
    /^\/careers\/([^/]+)$/,
    'jobs',
    async (slug) => {
      const job = (await ask('/api/jobs')).jobPosts?.find((one) => one.slug === slug)
      return job ? `/admin/job-edit?job=${job.id}` : '/admin/job-edit'
    },
  ],
]

const otherOf = (path: string) => others.find(([one]) => one.test(path)) ?? []

/** The desk and what is drawn for it have no such link, nor has what the desk would refuse to open. */
function hasEditor(may: string[] | undefined) {
  const { pathname } = location
  if (/^\/(admin|preview|status)(\/|$)/.test(pathname)) return false
  const [, needed = 'content'] = otherOf(pathname)
  return may?.includes(needed) ?? true
}

const editorOf = (path: string) =>
  `/admin/edit?${new URLSearchParams({ page: path }).toString().replaceAll('%2F', '/')}`

async function offerEditor() {
  // Whose session is over logs in first.
  const { may } = await ask('/api/staff/me').catch((): Told => ({}))
  const link = document.createElement('a')
  link.className = 'edit-here'
  link.textContent = words

  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  document.adoptedStyleSheets.push(sheet)

  // The page may have changed without a reload since.
  const aim = () => {
    link.hidden = !hasEditor(may)
    link.href = editorOf(location.pathname)
  }
  for (const sign of ['pointerenter', 'pointerdown', 'focus']) link.addEventListener(sign, aim)
  aim()
  new MutationObserver(aim).observe(document.querySelector('title')!, { childList: true })

  link.addEventListener('click', (click) => {
    aim()
    const [pattern, , find] = otherOf(location.pathname)
    if (!pattern || !find || click.ctrlKey || click.metaKey || click.shiftKey) return
    click.preventDefault()
    const [, slug = ''] = pattern.exec(location.pathname)!
    const { href } = link
    find(slug)
      .catch(() => undefined)
      .then((to) => location.assign(to ?? href))
  })

  const place = document.createElement('aside')
  place.ariaLabel = 'Desk'
  place.append(link)
  document.body.append(place)
}

// Where another API than ours is asked, the token is that API's, and nothing here can be edited with it.
const isElsewhere = document.querySelector('meta[name=api-elsewhere]') !== null
// The desk is left with a reload; asked for there, this might ask in the name of who has just logged out.
const isAtDesk = /^\/admin(\/|$)/.test(location.pathname)
if (!isElsewhere && !isAtDesk) void offerEditor()

export {}
