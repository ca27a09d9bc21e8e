import type { LoaderFunctionArgs } from 'react-router'
import { absoluteIn } from './absolute-in.ts'
import { siteFile } from './site-file.server.ts'

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  siteFile(new URL(request.url).pathname, absoluteIn(context))
