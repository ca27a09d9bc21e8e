import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { SectionLink } from '../frame/header/section-link.tsx'
import type { PageHead } from '../page-head.ts'
import { ServiceDrawing } from '../services/service/service-drawing.tsx'
import { SheetHead } from '../sheet/sheet-head.tsx'
import { ProductSections } from './product-sections.tsx'
import { ProductTrial } from './product-trial.tsx'
import type { ProductView } from './product-view.ts'
import '../../ui/button/button.css'
import './product-frame.css'

type ProductFrameProps = { product: ProductView; crumbs: PageHead['crumbs'] }

export function ProductFrame({ product, crumbs }: ProductFrameProps) {
  const t = useText()
  return (
    <article key={product.name}>
      <SheetHead crumbs={crumbs} title={product.name}>
        <div className="grid product-head">
          <div className="product-say">
            <p className="subhead">{product.kind}</p>
            <p className="lead">{product.lead}</p>
            <p className="product-actions">
              {product.trial && (
                <a className="button" href="#try">
                  {product.illustrationHeading} <Arrow />
                </a>
              )}
              <SectionLink className="button button-outline" section="contact">
                {t('service.talk')}
              </SectionLink>
            </p>
          </div>
          {product.drawing && <ServiceDrawing of={product.drawing} callouts />}
        </div>
      </SheetHead>
      {product.trial && (
        <section className="section" id="try" tabIndex={-1}>
          <div className="frame ruled">
            <ProductTrial trial={product.trial} />
          </div>
        </section>
      )}
      <ProductSections product={product} />
    </article>
  )
}
