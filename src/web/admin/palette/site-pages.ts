import { useQuery } from '@tanstack/react-query'
import type { TreeEntry } from '../site/site-tree.ts'
import { type Text, useText } from '../../i18n.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import type { Me } from '../session/session-state.tsx'
import { editorAddress } from '../site/editor-address.ts'
import { acts, isPossible } from '../site/possible-acts.ts'
import { type Choice, fitting } from './palette-choices.ts'

const most = 12

/** Every page and what can be done with it, as far as its words are typed. */
export function useSitePages(me: Me, typed: string): Choice[] {
  const t = useText()
  const { data } = useQuery({
    ...asks(addressOf('GET /api/content/tree')),
    enabled: me.may.includes('content'),
  })
  if (!data || typed.trim() === '') return []
  return sitePages(data.documents, typed, t)
}

function sitePages(documents: TreeEntry[], typed: string, t: Text): Choice[] {
  const choices = documents.flatMap((entry): Choice[] => {
    const { id, name, path, kind, mayChange } = entry
    const words = [path ?? '', path?.replaceAll(/[-/]/g, ' ') ?? '', t(`desk.site.kinds.${kind}`)]
    const more = { kind: t(`desk.site.kinds.${kind}`), words: words.join(' ') }
    const page = {
      ...more,
      id: `page-${id}`,
      title: t('desk.palette.edit', { name }),
      to: editorAddress(entry),
      ...(path && { note: path }),
    }
    if (!mayChange) return [page]
    return [
      page,
      ...acts
        .filter((act) => isPossible(act, entry))
        .map((act) => ({
          ...more,
          id: `${act}-${id}`,
          title: t(`desk.palette.acts.${act}`, { name }),
          to: `/admin/site?${new URLSearchParams({ do: act, id })}`,
        })),
    ]
  })
  const found = fitting(choices, typed)
  // Whoever types a page's name alone wants the page; what can be done with it comes after.
  const isPage = ({ id }: Choice) => id.startsWith('page-')
  return [...found.filter(isPage), ...found.filter((one) => !isPage(one))].slice(0, most)
}
