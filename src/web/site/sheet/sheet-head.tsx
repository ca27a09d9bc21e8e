import type { ReactNode } from 'react'
import { Breadcrumbs } from '../frame/breadcrumbs.tsx'
import type { PageHead } from '../page-head.ts'
import './sheet.css'

type SheetHeadProps = {
  crumbs: PageHead['crumbs']
  title: string
  /** What is drawn over the title. */
  mark?: ReactNode
  children?: ReactNode
}

/** The top of a page: its breadcrumbs, its title across all fields, and what belongs to it. */
export function SheetHead({ crumbs, title, mark, children }: SheetHeadProps) {
  return (
    <header className="sheet-head">
      <div className="frame ruled">
        <Breadcrumbs of={crumbs} />
        <h1>
          {title}
          {mark}
        </h1>
        {children}
      </div>
    </header>
  )
}
