import { useRef } from 'react'
import { useText } from '../../../i18n.tsx'
import type { DrawingFile } from '../../../ui/drawing/drawing.tsx'
import { Flyout } from '../../../ui/flyout/flyout.tsx'
import type { MenuSection } from '../frame-data.ts'
import { SiteLink } from '../site-link.tsx'
import './services-menu.css'

export function ServicesMenu({ sections, map }: { sections: MenuSection[]; map: DrawingFile }) {
  const t = useText()
  const note = useRef<HTMLImageElement>(null)

  /** The map comes near the plot of what is pointed at, which lifts. */
  function show({ target }: { target: EventTarget }) {
    const { plot, at } = (target as Element).closest('a')?.dataset ?? {}
    if (!plot || !note.current) return
    note.current.src = `${map.src}#${plot}`
    note.current.style.transformOrigin = at!
    note.current.style.scale = '2.5'
  }

  return (
    <Flyout id="services-menu" button={t('nav.services')} panelClass="services-panel">
      <div className="frame ruled services-columns">
        <div className="grid" onPointerOver={show} onFocus={show}>
          <div className="services-note">
            <p>{t('nav.servicesNote')}</p>
            <div>
              <img ref={note} className="drawing" {...map} alt="" loading="lazy" decoding="sync" />
            </div>
          </div>
          {sections.map(({ id, label, links }) => (
            <div key={id}>
              <h2 className="services-group" id={`services-${id}`}>
                {label} <span className="fact">{links.length}</span>
              </h2>
              <ul aria-labelledby={`services-${id}`}>
                {links.map((link) => (
                  <li key={link.path}>
                    <SiteLink to={link.path} data-plot={link.plot} data-at={link.at}>
                      {link.label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Flyout>
  )
}
