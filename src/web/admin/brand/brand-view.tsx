import { useQuery } from '@tanstack/react-query'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { BrandLayout } from './brand-layout.tsx'
import { readPublishedBrand } from './published-brand.ts'

/** The look for who may not change it, with whom to ask. */
export function BrandView() {
  const t = useText()
  const { data, error, refetch } = useQuery({
    queryKey: ['published brand'],
    queryFn: ({ signal }) => readPublishedBrand(signal),
  })
  if (data === undefined)
    return error ? (
      <Trouble of={error} onRetry={() => void refetch()} />
    ) : (
      <Waiting label={t('desk.brand.loading')} />
    )
  return (
    <>
      <p className="brand-ask">{t('desk.brand.askOwner')}</p>
      <BrandLayout
        value={data?.value ?? {}}
        mayChange={false}
        faults={{}}
        onChange={() => {}}
        version={0}
        isSaved
      >
        {null}
      </BrandLayout>
    </>
  )
}
