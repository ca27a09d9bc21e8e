import { useRouteLoaderData } from 'react-router'

/** Where the browser asks for posts; '' is this site itself. */
export const useApi = (): string =>
  (useRouteLoaderData('root') as { apiBaseUrl?: string } | undefined)?.apiBaseUrl ?? ''
