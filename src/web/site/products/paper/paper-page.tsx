import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { readPage } from '../../../directory/read-page.server.ts'
import { pageHead } from '../../page-head.ts'
import { PaperReader } from './paper-reader.tsx'
import { ProductFrame } from '../product-frame.tsx'
import { readPaper, readProduct } from '../read-products.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  const product = readProduct(entry.path, documentsIn(context))
  return { head, product, paper: readPaper(product.name) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function PaperPage() {
  const { head, product, paper } = useLoaderData<typeof loader>()
  return (
    <ProductFrame product={product} crumbs={head.crumbs}>
      <PaperReader paper={paper} />
    </ProductFrame>
  )
}
