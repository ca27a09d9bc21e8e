import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** What is open stands in the address, so that Back closes it and a second tab shows it too. */
export function useOpenItem() {
  const [search] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const openId = search.get('item') ?? undefined

  const addressOf = (id: string | undefined) => {
    const next = new URLSearchParams(search)
    next.delete('item')
    if (id) next.set('item', id)
    return `?${next}`
  }
  const isFromList = (state as { fromList?: boolean } | null)?.fromList === true
  return {
    openId,
    /** What is opened beside another takes its place, so that Back and Close still lead to the list. */
    linkTo: (id: string) => ({
      to: addressOf(id),
      replace: openId !== undefined,
      state: openId === undefined ? { fromList: true } : (state as unknown),
    }),
    show: (id: string) =>
      navigate(addressOf(id), { replace: true, state, preventScrollReset: true }),
    close: () =>
      isFromList
        ? navigate(-1)
        : navigate(addressOf(undefined), { replace: true, preventScrollReset: true }),
  }
}
