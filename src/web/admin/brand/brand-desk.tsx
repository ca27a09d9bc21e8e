import { useQuery } from '@tanstack/react-query'
import type { Document } from '../../../features/documents/document-value.ts'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { BrandActions } from './brand-actions.tsx'
import { BrandLayout } from './brand-layout.tsx'
import { readPublishedBrand } from './published-brand.ts'
import { useBrandDraft } from './use-brand-draft.ts'

/** The look as an owner chooses it. */
export function BrandDesk({ document: first }: { document: Document }) {
  const t = useText()
  const published = useQuery({
    queryKey: ['published brand', first.id],
    queryFn: ({ signal }) => readPublishedBrand(signal),
  })
  const draft = useBrandDraft(first.id, published.data?.value)
  if (!draft.document) return <Waiting label={t('desk.brand.loading')} />
  const { version, faults, refusal } = draft.document
  return (
    <BrandLayout
      value={draft.value}
      mayChange
      faults={{ ...faults, ...(refusal && { logo: refusal }) }}
      onChange={draft.change}
      version={version}
      isSaved={draft.state.save === 'saved'}
    >
      <BrandActions draft={draft} onPublished={() => void published.refetch()} />
    </BrandLayout>
  )
}
