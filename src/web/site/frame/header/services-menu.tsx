import { useRef } from 'react'
import { useText } from '../../../i18n.tsx'
import { Flyout } from '../../../ui/flyout/flyout.tsx'
import type { FrameData } from '../frame-data.ts'
import { SiteLink } from '../site-link.tsx'
import './services-menu.css'

type ServicesMenuProps = { frame: Pick<FrameData, 'services' | 'servicesNote' | 'map'> }

export function ServicesMenu({ frame: { services, servicesNote, map } }: ServicesMenuProps) {
  const t = useText()
  const note = useRef<HTMLImageElement>(null)

  /** The map comes near the plot of what is pointed at, which lifts. */
  function show({ target }: { target: EventTarget }) {
    const { plot, at } = (target as Element).closest('a')?.dataset ?? {}
    if (!plot || !note.current) return
    note.current.src = `${map!.src}#${plot}`
    note.current.style.transformOrigin = at!
    note.current.style.scale = '2.5'
  }

  return (
    <Flyout id="services-menu" button={t('nav.services')} panelClass="services-panel">
      <div className="frame ruled services-columns">
        <div className="grid" onPointerOver={show} onFocus={show}>
          <div className="services-note">
            {servicesNote && <p>{servicesNote}</p>}
            {map && (
              <div>
                <img
                  ref={note}
                  className="drawing"
                  {...map}
                  alt=""
                  loading="lazy"
                  decoding="sync"
                />
              </div>
            )}
          </div>
          {services.map(({ id, label, count, links }) => (
            <div key={id}>
              <h2 className="services-group" id={`services-${id}`}>
                {label} <span className="fact">{count}</span>
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
