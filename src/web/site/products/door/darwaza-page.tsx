import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { darwazaTrial } from '../../../../content/products/darwaza-trial.ts'
import { readPage } from '../../../directory/read-page.server.ts'
import { pageHead } from '../../page-head.ts'
import { DoorTrial } from './door-trial.tsx'
import { ProductFrame } from '../product-frame.tsx'
import { readProduct } from '../read-products.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  return {
    head,
    product: readProduct(entry.path, documentsIn(context)),
    trial: darwazaTrial,
  }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function DarwazaPage() {
  const { head, product, trial } = useLoaderData<typeof loader>()
  return (
    <ProductFrame product={product} crumbs={head.crumbs}>
      <DoorTrial trial={trial} />
    </ProductFrame>
  )
}
