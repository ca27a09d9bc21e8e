import type { ReactNode } from 'react'
import { DrawingsAt } from '../../ui/drawing/drawings-at.ts'
import { FirstShownAt } from '../../ui/first-shown-at.tsx'
import { Footer } from './footer/footer.tsx'
import type { FrameData } from './frame-data.ts'
import { Header } from './header/header.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import type { PageHead } from '../page-head.ts'
import { PartNotice } from '../../part-notice.tsx'
import { useSectionArrival } from './header/use-section-arrival.ts'

type FrameProps = {
  frame: FrameData
  /** What the title block says of the page. */
  head?: PageHead | undefined
  children: ReactNode
}

/** What stands around every public page. */
export function Frame({ frame, head, children }: FrameProps) {
  useSectionArrival()
  return (
    <>
      <FirstShownAt id="main" />
      <Header frame={frame} />
      <main id="main" tabIndex={-1}>
        <DrawingsAt value={frame.drawingsAt ?? ''}>{children}</DrawingsAt>
      </main>
      <Footer frame={frame} head={head} />
      <PageAnnouncer />
      <PartNotice />
    </>
  )
}
