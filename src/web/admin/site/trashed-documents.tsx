import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import toast from 'react-hot-toast/headless'
import { hasWords, listedWords } from '../../../features/search/asked-words.ts'
import { useText } from '../../i18n.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { refreshContent } from '../changes/changes-count.ts'
import { said } from '../frame/moment.ts'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import type { TreeEntry } from './site-tree.ts'

/** What was thrown away, and can be had back. */
export function TrashedDocuments({ words }: { words: string }) {
  const t = useText()
  const all = useQueryClient()
  const { data, error, refetch } = useQuery(
    asks(addressOf('GET /api/content/tree', { query: { trash: 'true' } })),
  )
  const back = useMutation({
    mutationFn: ({ kind, id }: TreeEntry) =>
      callRoute('POST /api/content/{kind}/{id}/restore', { params: { kind, id } }),
    onSuccess: (_, { name }) => void toast.success(t('desk.site.backDone', { name })),
    onSettled: () => refreshContent(all),
  })
  const asked = listedWords(words)
  const found = data?.documents
    .filter(({ name, slug }) => hasWords(`${name} ${slug ?? ''}`, asked))
    .toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))
  return (
    <section className="desk-section site-part">
      <Trouble of={error} onRetry={refetch} />
      <div role="status">
        {found?.length === 0 && <EmptyState text={t('desk.site.emptyTrash')} />}
      </div>
      <ul className="desk-rows">
        {found?.map((entry) => (
          <li key={entry.id}>
            <div>
              <p>
                {entry.name}{' '}
                <span className="fact quiet">{t(`desk.site.kinds.${entry.kind}`)}</span>
              </p>
              <p className="fact quiet">
                {t('desk.site.by', {
                  who: entry.changedBy ?? t('desk.site.house'),
                  when: said(entry.changedAt),
                })}
              </p>
            </div>
            {entry.mayChange && (
              <button
                type="button"
                className="desk-small"
                aria-label={`${t('desk.site.act.back')}: ${entry.name}`}
                onClick={() => back.mutate(entry)}
              >
                {t('desk.site.act.back')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
