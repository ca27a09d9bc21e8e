import { QueryClient, queryOptions } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import type { Address } from './call-route.ts'
import { deskCall, sentenceOf } from './desk-call.ts'

/**
 * What the desk has asked the server. The key of a question begins with its address. What no screen shows
 * is forgotten: every visit asks anew, and nobody is shown what was asked by somebody else.
 */
export const newDeskData = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => deskCall(String(queryKey[0]), { signal }),
        gcTime: 0,
        // Whoever reads the sentence about it tries again, and may be right where the browser thinks itself offline.
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
      mutations: {
        retry: false,
        networkMode: 'always',
        onError: (error) => void toast.error(sentenceOf(error)),
      },
    },
  })

/** A question, at the address of a route: what is answered is what the route answers. */
export const asks = <T>(address: Address<T>, ...more: (string | null | undefined)[]) =>
  queryOptions<T>({ queryKey: [address, ...more] })
