import type { LoaderFunctionArgs } from 'react-router'
import { notFoundNear } from '../../directory/read-page.server.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  throw await notFoundNear(request)
}

export default function NotFoundPage() {
  return null
}
