import { useLocation } from 'react-router'
import { useDrawnOnce } from '../../../drawn-once.tsx'
import { useText } from '../../../i18n.tsx'
import type { PageHead } from '../../page-head.ts'
import type { FrameData } from '../frame-data.ts'
import { Copyright, FooterList } from './footer-lines.tsx'
import { OfficeEntry } from './office-entry.tsx'
import { ServicesIndex } from './services-index.tsx'
import { SheetCells } from './sheet-cells.tsx'
import { SocialLinks } from './social-links.tsx'
import { TitleBlock } from './title-block.tsx'
import './footer.css'

type FooterProps = { frame: FrameData; head?: PageHead | undefined }

/** In full where one arrives and where one writes; elsewhere a drawing's title block. */
export function Footer({ frame, head }: FooterProps) {
  const isFull = /^\/(contact\/?)?$/i.test(useLocation().pathname)
  const Inside = isFull ? FooterInside : TitleBlock
  const inside = useDrawnOnce(frame, <Inside frame={frame} />)
  return (
    <footer className="footer" id="foot" tabIndex={-1}>
      <div className={isFull ? 'frame ruled' : 'frame ruled title-block'}>
        {!isFull && head && <SheetCells head={head} />}
        <div className="footer-inside" {...inside} />
      </div>
    </footer>
  )
}

function FooterInside({ frame }: { frame: FrameData }) {
  const t = useText()
  return (
    <>
      <div className="grid footer-offices">
        {frame.offices.map((office) => (
          <OfficeEntry key={office.name} office={office} />
        ))}
      </div>
      <ServicesIndex sections={frame.services} />
      <div className="grid footer-links">
        <Copyright frame={frame} isWhole />
        <FooterList className="footer-site" label={t('footer.links')} links={frame.siteLinks} />
        <SocialLinks links={frame.socialLinks} />
        <FooterList
          className="footer-legal fact"
          label={t('footer.legal')}
          links={frame.legalLinks}
        />
      </div>
      <div {...frame.word}>
        <span>{frame.company.name}</span>
      </div>
    </>
  )
}
