import { type ReactNode, useMemo } from 'react'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { BrandForm } from './brand-form.tsx'
import { BrandStage } from './stage/brand-stage.tsx'
import { type BrandFormProps, sheetOf } from './brand-value.ts'
import { ContrastList } from './contrast-list.tsx'
import { OwnRemarks } from './own-remarks.tsx'
import { useFrameBase } from './stage/use-frame-base.ts'
import { WhatFollows } from './what-follows.tsx'

type BrandLayoutProps = BrandFormProps & {
  version: number
  /** More of it is saved: what the server draws has to be drawn anew. */
  isSaved: boolean
  children: ReactNode
}

/** What is chosen on one side, the site that wears it on the other. */
export function BrandLayout({ version, isSaved, children, ...form }: BrandLayoutProps) {
  const t = useText()
  const frame = useFrameBase()
  const { value } = form
  const sheet = useMemo(() => sheetOf(value), [value])
  const { logo, logoPicture, logoSaysName, colours } = value
  const drawn = JSON.stringify([logo, logoPicture, logoSaysName, colours])
  // On a narrow screen the frames stand above the form, and would push it down.
  if (frame.isPending) return <Waiting label={t('desk.brand.loading')} />
  return (
    <div className="brand-desk">
      <div className="brand-panel">
        <OwnRemarks kind="brand" version={version} />
        <BrandForm {...form} />
        <ContrastList value={value} />
        {children}
      </div>
      <div className="brand-stage">
        <Trouble of={frame.error} onRetry={() => void frame.refetch()} />
        {frame.data && (
          <>
            <BrandStage base={frame.data.base} sheet={sheet} drawn={isSaved ? drawn : undefined} />
            <WhatFollows base={frame.data.base} version={version} colours={value.colours} />
          </>
        )}
      </div>
    </div>
  )
}
