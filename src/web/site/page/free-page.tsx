import type { PageHead } from '../page-head.ts'
import { SheetHead } from '../sheet/sheet-head.tsx'
import { BlockSection } from './block-section.tsx'
import sheet from './free-page.css?url'
import type { FreePageView } from './page-view.ts'

type FreePageProps = { page: FreePageView; crumbs: PageHead['crumbs'] }

/** A page of the owner's own: its title, its lead, and its blocks one below the other. */
export default function FreePage({ page, crumbs }: FreePageProps) {
  return (
    <article key={page.path} className="free-page shows-delivery">
      <link rel="stylesheet" href={sheet} precedence="page" />
      <SheetHead crumbs={crumbs} title={page.title}>
        <div className="grid legal-head">{page.lead && <p className="lead">{page.lead}</p>}</div>
      </SheetHead>
      {page.blocks.map((block, place) => (
        <BlockSection key={place} block={block} />
      ))}
    </article>
  )
}
