import type { ReactNode } from 'react'
import { Breadcrumbs } from '../frame/breadcrumbs.tsx'
import type { PageHead } from '../page-head.ts'
import './sheet.css'

type SheetHeadProps = { crumbs: PageHead['crumbs']; title: string; children?: ReactNode }

/** The top of a page: the way here, its title across all fields, and what belongs to it. */
export function SheetHead({ crumbs, title, children }: SheetHeadProps) {
  return (
    <header className="sheet-head">
      <div className="frame ruled">
        <Breadcrumbs of={crumbs} />
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  )
}
