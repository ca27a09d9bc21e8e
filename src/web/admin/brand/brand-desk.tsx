import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Document } from '../../../features/documents/document-value.ts'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { BrandActions } from './brand-actions.tsx'
import { type BrandValue, sheetOf } from './brand-value.ts'
import { BrandForm } from './brand-form.tsx'
import { BrandStage } from './brand-stage.tsx'
import { ContrastList } from './contrast-list.tsx'
import { useBrandDraft } from './use-brand-draft.ts'
import { useFrameBase } from './use-frame-base.ts'
import { WhatFollows } from './what-follows.tsx'

type BrandDeskProps = { document: Document; mayChange: boolean }

/** What is chosen on one side, the site that wears it on the other. */
export function BrandDesk({ document: first, mayChange }: BrandDeskProps) {
  const t = useText()
  const { id } = first
  const published = useQuery({
    queryKey: ['published brand', first.version],
    queryFn: ({ signal }) => readPublished(id, signal),
  })
  const draft = useBrandDraft(id, published.data ?? undefined)
  const frame = useFrameBase()
  const { value } = draft
  const sheet = useMemo(() => sheetOf(value), [value])
  if (!draft.document) return <Waiting label={t('desk.brand.loading')} />
  const { version, faults, refusal } = draft.document
  const isWaiting = draft.state.save !== 'saved'
  return (
    <div className="brand-desk">
      <div className="brand-panel">
        {!mayChange && <p className="brand-ask">{t('desk.brand.askOwner')}</p>}
        <BrandForm
          value={value}
          mayChange={mayChange}
          faults={{ ...faults, ...(refusal && { logo: refusal }) }}
          onChange={draft.change}
        />
        <ContrastList colours={value.colours} />
        {mayChange && <BrandActions draft={draft} />}
      </div>
      <div className="brand-stage">
        <Trouble of={frame.error} onRetry={() => void frame.refetch()} />
        {frame.data && (
          <>
            <BrandStage
              base={frame.data.base}
              sheet={sheet}
              logo={
                isWaiting
                  ? undefined
                  : JSON.stringify([value.logo, value.logoPicture, value.logoSaysName])
              }
            />
            <WhatFollows base={frame.data.base} version={version} colours={value.colours} />
          </>
        )}
      </div>
    </div>
  )
}

/** What visitors see of it, whoever asks: nothing while it was never published. */
async function readPublished(id: string, signal: AbortSignal): Promise<BrandValue | null> {
  const answer = await fetch(`/api/content/brand/${id}`, { signal })
  if (!answer.ok) return null
  const { document } = (await answer.json()) as { document: { value: BrandValue } }
  return document.value
}
