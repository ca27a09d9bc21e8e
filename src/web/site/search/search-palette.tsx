import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Findings, SearchResult } from '../../../features/search/searchable-page.ts'
import { useText } from '../../i18n.tsx'
import { Palette } from '../../ui/palette/palette.tsx'
import { useAnswer } from '../../ui/palette/use-answer.ts'
import { Marked } from './marked.tsx'
import { SlashKey } from './slash-key.tsx'
import './search-palette.css'

/** A server that has no time now says when to come again. */
async function ask(q: string, signal: AbortSignal): Promise<Findings> {
  const answer = await fetch(`/api/search?${new URLSearchParams({ q })}`, { signal })
  const seconds = Number(answer.headers.get('retry-after'))
  if (answer.status === 503 && seconds > 0) {
    await new Promise((done) => {
      setTimeout(done, seconds * 1000)
      signal.addEventListener('abort', done)
    })
    return ask(q, signal)
  }
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.json()
}

/** The search over any page; open while it is rendered. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const { phase, answer, retry } = useAnswer(typed, ask)

  const { query = '', results = [], near = [], useful = [], total = 0 } = answer ?? {}
  const all = `/search?${new URLSearchParams({ q: typed.trim() })}`
  const isFound = phase === 'found' && total > 0
  const isMissing = query !== '' && total === 0

  const row = ({ path, title, titleMarks, within, kind, excerpt, marks }: SearchResult) => ({
    id: path,
    to: path,
    viewTransition: true,
    title: <Marked text={title} marks={titleMarks} />,
    kind: within || t(`search.kind.${kind}`),
    note: <Marked text={excerpt} marks={marks} />,
  })
  const toAll = {
    id: 'all',
    to: all,
    viewTransition: true,
    title: t('search.all', { query }),
  }
  /** What was said of the answer before stands until there is the next: it isn't said at every letter. */
  const said = () => {
    if (phase === 'failed') return ''
    if (!answer) return t('search.searching')
    if (total > 0) return t(total === 1 ? 'search.countOne' : 'search.count', { total })
    return isMissing ? t('search.nothing', { query }) : t('search.useful')
  }

  return (
    <Palette
      className="search-palette"
      words={{
        name: t('search.open'),
        label: t('search.label'),
        placeholder: t('search.label'),
        results: t('search.results'),
        close: t('search.close'),
      }}
      keys={{
        choose: t('search.keys.choose'),
        open: t('search.keys.open'),
        leave: t('search.keys.leave'),
      }}
      typed={typed}
      sections={
        results.length > 0
          ? [{ rows: results.map(row) }, { rows: [toAll] }]
          : [
              { heading: t('notFound.near'), rows: near.map(row) },
              { heading: query ? t('search.useful') : undefined, rows: useful.map(row) },
            ]
      }
      of={`${phase} ${query}`}
      first={isFound ? 0 : -1}
      phase={phase}
      said={said()}
      isMissing={isMissing}
      failed={{ words: t('search.failed'), again: t('search.again'), retry }}
      foot={<SlashKey />}
      onType={setTyped}
      onEnter={(close) => {
        if (!typed.trim()) return
        close()
        void navigate(all, { viewTransition: true })
      }}
      onClose={onClose}
    />
  )
}
