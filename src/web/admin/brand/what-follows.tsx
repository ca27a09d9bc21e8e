import { useQuery } from '@tanstack/react-query'
import { paletteOf } from '../../../features/documents/brand/brand-palette.ts'
import type { Document } from '../../../features/documents/document-value.ts'
import { useText } from '../../i18n.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { type Colours, wholeColours } from './brand-value.ts'

type WhatFollowsProps = { base: string; version: number; colours: Colours | undefined }

/** What else takes the look on with publishing, small: icons, the picture of a shared link, the head of a mail. */
export function WhatFollows({ base, version, colours }: WhatFollowsProps) {
  const t = useText()
  const { data } = useQuery(
    asks(addressOf('GET /api/content/{kind}', { params: { kind: 'company' } })),
  )
  const [company] = (data?.documents ?? []) as Document[]
  const { palette } = paletteOf(wholeColours(colours))
  return (
    <section className="brand-follows" aria-labelledby="brand-follows">
      <h2 id="brand-follows">{t('desk.brand.follows')}</h2>
      <ul>
        <li>
          <img
            src={`${base}/favicon.svg?v=${version}`}
            alt={t('desk.brand.favicon')}
            width="48"
            height="48"
          />
          <span className="fact quiet">{t('desk.brand.faviconNote')}</span>
        </li>
        <li>
          <img
            className="brand-social"
            src={`${base}/social/home.png?v=${version}`}
            alt={t('desk.brand.social')}
            width="1200"
            height="630"
          />
          <span className="fact quiet">{t('desk.brand.socialNote')}</span>
        </li>
        <li>
          <p className="brand-mail" style={{ borderTopColor: palette.signal.light }}>
            {String(company?.value.name ?? '')}
          </p>
          <span className="fact quiet">{t('desk.brand.mailNote')}</span>
        </li>
      </ul>
    </section>
  )
}
