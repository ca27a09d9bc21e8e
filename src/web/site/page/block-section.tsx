import type { ReactElement } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import { SiteLink } from '../frame/site-link.tsx'
import { ProductTrial } from '../products/product-trial.tsx'
import { ProductSteps } from '../products/product-steps.tsx'
import { ServiceCards } from '../services/card/service-cards.tsx'
import { ServicePlan } from '../services/plan/service-plan.tsx'
import { ServiceNext } from '../services/service/service-next.tsx'
import { ServiceProof } from '../services/service/service-proof.tsx'
import { ServiceQuestions } from '../services/service/service-questions.tsx'
import { SheetFigures } from '../sheet/sheet-figures.tsx'
import { SheetPart } from '../sheet/sheet-part.tsx'
import { CaseQuotation } from '../work/case/case-quotation.tsx'
import { FactRows, TextPart } from './text-part.tsx'
import { PageGallery, PagePicture } from './page-picture.tsx'
import { PageTable } from './page-table.tsx'
import type { ShownBlock } from './page-view.ts'

export function BlockSection({ block }: { block: ShownBlock }): ReactElement {
  switch (block.block) {
    case 'lead':
      return (
        <section className="section">
          <div className="frame ruled">
            <p className="card-lead">{block.text}</p>
          </div>
        </section>
      )
    case 'text':
      return <TextPart text={block} />
    case 'facts':
      return <FactRows {...block} />
    case 'plan':
      return <ServicePlan {...block} />
    case 'cards': {
      const cards = block.cards.map(({ title, text, link }) => ({
        title,
        summary: text,
        path: link,
      }))
      return <ServiceCards heading={block.heading} cards={cards} />
    }
    case 'figures':
      return <SheetFigures {...block} />
    case 'quotation':
      return <CaseQuotation of={block} />
    case 'proof':
      return <ServiceProof proof={block.proof} />
    case 'questions':
      return <ServiceQuestions {...block} />
    case 'table':
      return <PageTable table={block} />
    case 'picture':
      return <PagePicture picture={block} />
    case 'gallery':
      return <PageGallery {...block} />
    case 'steps':
      return <ProductSteps {...block} />
    case 'call-to-action':
      return (
        <ServiceNext heading={block.heading} text={block.text}>
          <SiteLink className="button" to={block.link}>
            {block.label} <Arrow />
          </SiteLink>
        </ServiceNext>
      )
    case 'form':
      return <FormPart {...block} />
    case 'threshold':
    case 'paper':
      return (
        <section className="section">
          <div className="frame ruled">
            <ProductTrial trial={block} />
          </div>
        </section>
      )
  }
}

function FormPart({ heading, text }: { heading: string; text: string }) {
  const t = useText()
  const { pathname } = useLocation()
  return (
    <SheetPart heading={heading} className="page-form">
      {text && <p className="lead">{text}</p>}
      <SiteLink className="button" to={`/contact?from=${encodeURIComponent(pathname)}`}>
        {t('service.talk')} <Arrow />
      </SiteLink>
    </SheetPart>
  )
}
