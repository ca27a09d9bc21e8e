import type { Site } from '../server/site.ts'

export type SentFile = { id: string; name: string; size: number; sha256: string }

export type Sent = Record<string, unknown> & {
  name: string
  email: string
  suspectedSpam: boolean
  state: string
  file?: SentFile | null
  resume?: SentFile | null
  moreFiles: SentFile[]
}

/** What staff see of what visitors sent to this site, through its API. */
export async function staffOf(site: Pick<Site, 'url' | 'environment'>) {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = site.environment
  const login = await fetch(`${site.url}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const { token } = (await login.json()) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const read = async (path: string) =>
    (await (await fetch(site.url + path, { headers })).json()) as Record<string, Sent[]>

  /** Those that this address sent; every journey has an address of its own. */
  const from = (list: Sent[] = [], address: string) => list.filter((one) => one.email === address)
  return {
    enquiriesFrom: async (address: string) =>
      from((await read('/api/enquiries?limit=50')).enquiries, address),
    applicationsFrom: async (address: string) =>
      from((await read('/api/applications?limit=50')).applications, address),
    bytesOf: async ({ id }: SentFile) =>
      Buffer.from(await (await fetch(`${site.url}/api/files/${id}`, { headers })).arrayBuffer()),
    post: async (job: object) => {
      const answer = await fetch(`${site.url}/jobs`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(job),
      })
      if (answer.status !== 201) throw new Error(await answer.text())
      return ((await answer.json()) as { jobPost: { id: string } }).jobPost
    },
    change: (id: string, job: object) =>
      fetch(`${site.url}/jobs/${id}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(job),
      }),
    remove: (id: string) => fetch(`${site.url}/jobs/${id}`, { method: 'DELETE', headers }),
  }
}
