import { documentsIn } from '../../../directory/sources/documents-in.ts'
import { type MouseEvent, useRef, useState } from 'react'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { readPage } from '../../../directory/read-page.server.ts'
import { carry } from '../../../ui/drawing/plate.ts'
import { SiteLink } from '../../frame/site-link.tsx'
import { pageHead } from '../../page-head.ts'
import { SheetHead } from '../../sheet/sheet-head.tsx'
import type { DrawnMap, MapView } from './map-view.ts'
import { readMap } from './read-map.server.ts'
import { ServicesMap } from './services-map.tsx'
import './services-page.css'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { head } = await readPage(request, context)
  return { head, map: readMap(documentsIn(context)) }
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => pageHead(loaderData?.head)

export default function ServicesPage() {
  const { head, map } = useLoaderData<typeof loader>()
  const [pointed, setPointed] = useState<string>()
  const spot = useRef<HTMLSpanElement>(null)

  /** A part of an SVG cannot go along to the next page: something in its place does. */
  function follow({ target }: MouseEvent) {
    const plot = (target as Element).closest('.map-plot')
    const district = plot?.querySelector('.map-district')
    if (!district || !spot.current) return
    const { left, top, width, height } = district.getBoundingClientRect()
    spot.current.style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px`
    carry(plot!.getAttribute('href')!, spot.current)
  }

  return (
    <article className="services-page">
      <SheetHead crumbs={head.crumbs} title={map.copy.title}>
        <div className="grid">
          <p className="lead services-intro">{map.copy.intro}</p>
        </div>
      </SheetHead>
      <div className="services-sheet">
        {isDrawn(map) && (
          <figure onClickCapture={follow}>
            <ServicesMap map={map} shape="wide" pointed={pointed} />
            <ServicesMap map={map} shape="narrow" pointed={pointed} />
            {map.copy.caption && <figcaption className="fact">{map.copy.caption}</figcaption>}
            <span ref={spot} />
          </figure>
        )}
        <MapList map={map} point={setPointed} />
      </div>
    </article>
  )
}

const isDrawn = (map: MapView): map is DrawnMap => map.wide !== undefined

type MapListProps = { map: MapView; point: (path?: string) => void }

/** What is pointed at here lights up there. */
function MapList({ map: { copy, groups }, point }: MapListProps) {
  const on = ({ target }: { target: EventTarget }) =>
    point((target as Element).closest('a')?.getAttribute('href') ?? undefined)
  const off = () => point()
  return (
    <nav
      className="services-list"
      aria-labelledby="services-list"
      onPointerOver={on}
      onPointerLeave={off}
      onFocus={on}
      onBlur={off}
    >
      <h2 id="services-list" className="visually-hidden">
        {copy.list}
      </h2>
      {groups.map(({ id, label, plots }) => (
        <section key={id} id={id} tabIndex={-1}>
          <h3>
            {label} <span className="fact">{plots.length}</span>
          </h3>
          <ul>
            {plots.map(({ number, path, label: name }) => (
              <li key={path}>
                <SiteLink to={path}>
                  <span className="fact">{number}</span> {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}
