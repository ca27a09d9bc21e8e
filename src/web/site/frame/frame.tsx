import type { ReactNode } from 'react'
import { Footer } from './footer/footer.tsx'
import type { FrameData } from './frame-data.ts'
import { Header } from './header/header.tsx'
import { PageAnnouncer } from './page-announcer.tsx'
import { PageProgress } from './page-progress.tsx'
import { PartNotice } from '../../part-notice.tsx'
import { useSectionArrival } from './header/use-section-arrival.ts'

/** What stands around every public page. */
export function Frame({ frame, children }: { frame: FrameData; children: ReactNode }) {
  useSectionArrival()
  return (
    <>
      <Header frame={frame} />
      <PageProgress />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
      <PageAnnouncer />
      <PartNotice />
    </>
  )
}
