import { useEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { type Scheme, SiteFrame } from './site-frame.tsx'
import { usePageList } from './use-page-list.ts'

type BrandStageProps = {
  base: string
  sheet: string
  /** What the server draws by, the logo and the colours of drawings; undefined while it does not know the newest. */
  drawn: string | undefined
}

const shown: Record<string, Scheme[]> = {
  light: ['light'],
  dark: ['dark'],
  both: ['light', 'dark'],
}

/** The site in the look that is being chosen: any page of it, by day, by night or both. */
export function BrandStage({ base, sheet, drawn }: BrandStageProps) {
  const t = useText()
  const [page, setPage] = useState('/')
  const [schemes, setSchemes] = useState('light')
  const { pages, nameOf } = usePageList()
  const drawing = useDrawing(drawn)
  return (
    <>
      <div className="brand-bar">
        <label>
          {t('desk.brand.page')}{' '}
          <select value={page} onChange={({ target }) => setPage(target.value)}>
            {(pages.includes(page) ? pages : [page, ...pages]).map((path) => (
              <option key={path} value={path}>
                {path === '/' ? t('desk.brand.home') : nameOf(path)}
              </option>
            ))}
          </select>
        </label>
        <fieldset className="brand-schemes">
          <legend className="visually-hidden">{t('desk.brand.scheme')}</legend>
          {Object.keys(shown).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="scheme"
                checked={schemes === one}
                onChange={() => setSchemes(one)}
              />{' '}
              {t(`desk.brand.schemes.${one}`)}
            </label>
          ))}
        </fieldset>
      </div>
      <div className="brand-frames" data-schemes={schemes}>
        {shown[schemes]!.map((scheme) => (
          <SiteFrame
            key={scheme}
            base={base}
            page={page}
            scheme={scheme}
            sheet={sheet}
            drawing={drawing}
            onPage={setPage}
          />
        ))}
      </div>
    </>
  )
}

/** Counts how often the server has come to know something else. */
function useDrawing(newest: string | undefined) {
  const [drawing, setDrawing] = useState(0)
  const known = useRef(newest)
  useEffect(() => {
    if (newest === undefined || newest === known.current) return
    if (known.current !== undefined) setDrawing((count) => count + 1)
    known.current = newest
  }, [newest])
  return drawing
}
