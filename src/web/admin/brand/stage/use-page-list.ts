import { useQuery } from '@tanstack/react-query'

const place = /<loc>([^<]+)<\/loc>/g

/** The addresses of the site's pages, as search engines are told of them. */
export function usePageList(): string[] {
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
  return data && data.length > 0 ? data : ['/']
}
