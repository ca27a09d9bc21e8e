import type { LoaderFunctionArgs } from 'react-router'
import { readPage } from '../../directory/read-page.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  await readPage(request, context)
  return null
}

export default function NotFoundPage() {
  return null
}
