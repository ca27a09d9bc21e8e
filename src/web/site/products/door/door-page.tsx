import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { thresholdTrial } from '../../../../content/products/threshold-trial.ts'
import { readPage } from '../../../directory/read-page.server.ts'
import { pageHead } from '../../page-head.ts'
import { DoorTrial } from './door-trial.tsx'
import { ProductFrame } from '../product-frame.tsx'
import { readProduct } from '../read-products.server.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { entry, head } = await readPage(request, context)
  const product = readProduct(entry.path, documentsIn(context))
  const afterword = thresholdTrial.afterword.replace('{name}', product.name)
  return { head, product, trial: { ...thresholdTrial, afterword } }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function DoorPage() {
  const { head, product, trial } = useLoaderData<typeof loader>()
  return (
    <ProductFrame product={product} crumbs={head.crumbs}>
      <DoorTrial trial={trial} />
    </ProductFrame>
  )
}
