import { useQuery } from '@tanstack/react-query'
import { addressOf } from '../../session/call-route.ts'
import { asks } from '../../session/desk-data.ts'

const place = /<loc>([^<]+)<\/loc>/g

/** The addresses of the site's pages, as search engines are told of them, and what the desk calls them. */
export function usePageList() {
  const tree = useQuery(asks(addressOf('GET /api/content/tree')))
  const { data } = useQuery({
    queryKey: ['pages of the site'],
    queryFn: async ({ signal }) => {
      const answer = await fetch('/sitemap.xml', { signal })
      const text = answer.ok ? await answer.text() : ''
      return [...text.matchAll(place)]
        .map(([, address]) => URL.parse(address!)?.pathname ?? '')
        .filter((path) => path !== '' && !path.endsWith('.xml'))
    },
    staleTime: Infinity,
  })
  const names = new Map(tree.data?.documents.map(({ path, name }) => [path, name]))
  return {
    pages: data && data.length > 0 ? data : ['/'],
    nameOf: (path: string) => names.get(path) ?? path,
  }
}
