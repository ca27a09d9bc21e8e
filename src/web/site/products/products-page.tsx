import { documentsIn } from '../../directory/sources/documents-in.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { readPage } from '../../directory/read-page.server.ts'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { Drawing } from '../../ui/drawing/drawing.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import { pageHead } from '../page-head.ts'
import { SheetHead } from '../sheet/sheet-head.tsx'
import { readProducts } from './read-products.server.ts'
import '../../ui/button/button.css'
import '../../ui/card/card.css'
import './products-page.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { head } = await readPage(request, context)
  return { head, products: readProducts(documentsIn(context)) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function ProductsPage() {
  const t = useText()
  const { head, products } = useLoaderData<typeof loader>()
  return (
    <>
      <SheetHead crumbs={head.crumbs} title={products.copy.title}>
        <div className="grid">
          <p className="lead products-intro">{products.copy.intro}</p>
        </div>
      </SheetHead>
      <div className="section">
        <ul className="frame ruled product-cards">
          {products.cards.map(({ path, name, kind, card, drawing }) => (
            <li key={path} className="card product-card">
              {drawing && <Drawing of={drawing} eager pictures={path} />}
              <p className="fact quiet">{kind}</p>
              <h2>{card.title}</h2>
              <p className="lead">{card.text}</p>
              <p className="product-way">
                <SiteLink className="button button-outline" to={path}>
                  {t('product.click')}
                  <span className="visually-hidden"> {name}</span> <Arrow />
                </SiteLink>
                <span className="fact">{card.fact}</span>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
