import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { SectionLink } from '../frame/header/section-link.tsx'
import { RichParagraphs } from '../rich-text/rich-paragraphs.tsx'
import { SheetFigures } from '../sheet/sheet-figures.tsx'
import { SheetNext } from '../sheet/sheet-next.tsx'
import { Paragraphs, SheetPart } from '../sheet/sheet-part.tsx'
import { ProductSteps } from './product-steps.tsx'
import type { ProductView } from './product-view.ts'
import './product-sections.css'
import './product-steps.css'

export function ProductSections({ product }: { product: ProductView }) {
  const t = useText()
  const { problem, how, refusals, limits, deployment, price, questions } = product
  return (
    <>
      <section className="section">
        <div className="frame ruled">
          <div className="grid sheet-wide">
            <h2 className="head">{problem.heading}</h2>
            <Paragraphs of={problem.text} />
          </div>
        </div>
      </section>
      <ProductSteps heading={how.heading} steps={how.steps} />
      {(refusals || limits) && (
        <div className="section">
          <div className="frame ruled product-pair">
            {refusals && (
              <section>
                <h2 className="head">{refusals.heading}</h2>
                <ul className="product-refusals">
                  {refusals.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </section>
            )}
            {limits && (
              <section>
                <h2 className="head">{limits.heading}</h2>
                <Paragraphs of={limits.text} />
              </section>
            )}
          </div>
        </div>
      )}
      {deployment && (
        <SheetPart heading={deployment.heading}>
          <div className="sheet-led">
            <p>{deployment.text}</p>
          </div>
        </SheetPart>
      )}
      {price && (
        <SheetFigures heading={price.heading} figures={price.lines}>
          <p>{price.text}</p>
          <SectionLink className="button button-outline" section="contact">
            {t('service.talk')} <Arrow />
          </SectionLink>
        </SheetFigures>
      )}
      {questions.length > 0 && (
        <SheetPart heading={product.questionsHeading}>
          <div className="sheet-rows product-questions">
            {questions.map(({ question, answer }, place) => (
              <details key={question} open={place === 0}>
                <summary>{question}</summary>
                <RichParagraphs of={answer} />
              </details>
            ))}
          </div>
        </SheetPart>
      )}
      {product.other && <SheetNext label={t('product.other')} next={product.other} />}
    </>
  )
}
