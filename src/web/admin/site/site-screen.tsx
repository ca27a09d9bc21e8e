import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { SiteDialogs } from './dialogs/site-dialogs.tsx'
import { SiteFilters } from './site-filters.tsx'
import { SiteList } from './site-list.tsx'
import { sifted, siteTree } from './site-tree.ts'
import { StepBack } from './step-back.tsx'
import { TrashedDocuments } from './trashed-documents.tsx'
import { useWritings } from './use-writings.ts'
import './site.css'

/** All pages as a tree, and what all pages share; what is open and asked for stands in the address. */
export function SiteScreen() {
  const t = useText()
  const [search] = useSearchParams()
  const words = search.get('q') ?? ''
  const state = search.get('state') ?? ''
  const { data, error, refetch } = useQuery({
    ...asks(addressOf('GET /api/content/tree')),
    placeholderData: keepPreviousData,
  })
  const { writings, isAsking, ...written } = useWritings(words)
  const tree = useMemo(() => data && siteTree(data.documents, writings, t), [data, writings, t])
  if (!data || !tree)
    return error ? (
      <Trouble of={error} onRetry={refetch} />
    ) : (
      <Waiting label={t('desk.site.loading')} />
    )
  const sieve = { words, state }
  const isSifted = Boolean(words.trim() || state)
  const [pages, shared] = [sifted(tree.pages, sieve), sifted(tree.shared, sieve)]
  const parts = [
    ['pages', pages],
    ['shared', shared],
  ] as const
  return (
    <>
      <Trouble of={error} onRetry={refetch} />
      <Trouble of={written.error} onRetry={written.retry} />
      <SiteFilters />
      <StepBack />
      {state === 'trashed' ? (
        <TrashedDocuments words={words} />
      ) : (
        <>
          <div role="status">
            {!isAsking && pages.length + shared.length === 0 && (
              <EmptyState
                text={
                  words ? t('desk.site.nothing', { query: words }) : t('desk.site.nothingInState')
                }
              />
            )}
          </div>
          {parts.map(
            ([part, nodes]) =>
              nodes.length > 0 && (
                <Part key={part} title={t(`desk.site.${part}`)}>
                  <SiteList nodes={nodes} isSifted={isSifted} />
                </Part>
              ),
          )}
        </>
      )}
      <SiteDialogs documents={data.documents} />
    </>
  )
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section className="desk-section site-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
