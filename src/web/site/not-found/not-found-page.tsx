import type { LoaderFunctionArgs } from 'react-router'
import { notFoundNear } from '../../directory/read-page.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  throw await notFoundNear(request, context)
}

export default function NotFoundPage() {
  return null
}
