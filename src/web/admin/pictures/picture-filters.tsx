import { useEffect, useState } from 'react'
import { useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'
import { useFilters } from '../filters/use-filters.ts'

const choices = {
  use: ['', 'any', 'none', 'posts', 'documents'],
  size: ['', 'small', 'medium', 'large'],
  sort: ['newest', 'oldest', 'largest', 'name'],
} as const

type Choice = keyof typeof choices

const pauseMs = 250

/** What the address asks for; what it spells wrongly is not asked. */
export function filtersIn(search: URLSearchParams) {
  const one = <Name extends Choice>(name: Name) => {
    const asked = search.get(name)
    const [first] = choices[name]
    const found = choices[name].find((value) => value === asked && value !== first)
    return found as Exclude<(typeof choices)[Name][number], ''> | undefined
  }
  const [use, size, sort, q] = [one('use'), one('size'), one('sort'), search.get('q')]
  return {
    ...(q && { q: q.slice(0, 200) }),
    ...(use && { use }),
    ...(size && { size }),
    ...(sort && { sort }),
    ...(search.get('words') === 'missing' && { words: 'missing' as const }),
  }
}

/** By words, use, size and order; the address keeps them. */
export function PictureFilters({ isTrash }: { isTrash: boolean }) {
  const t = useText()
  const [search, change] = useFilters()
  const [typed, setTyped] = useState(search.get('q') ?? '')

  const set = (name: string, value: string) => change(name, value, { replace: true })

  useEffect(() => {
    if (typed === (search.get('q') ?? '')) return undefined
    const wait = setTimeout(() => set('q', typed), pauseMs)
    return () => clearTimeout(wait)
  })
  const words = { use: 'uses', size: 'sizes', sort: 'sorts' } as const
  return (
    <search className="picture-filters">
      <Field label={t('desk.pictures.find')} hint={t('desk.pictures.findHint')}>
        {(wiring) => (
          <input
            {...wiring}
            type="search"
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {(['use', 'size', 'sort'] as const)
        .filter((name) => !isTrash || name !== 'use')
        .map((name) => (
          <Field key={name} label={t(`desk.pictures.${name}`)}>
            {(wiring) => (
              <select
                {...wiring}
                value={search.get(name) ?? choices[name][0]}
                onChange={({ target }) => set(name, target.value)}
              >
                {choices[name].map((value) => (
                  <option key={value} value={value}>
                    {t(`desk.pictures.${words[name]}.${value || 'all'}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      {!isTrash && (
        <label className="picture-filters-check">
          <input
            type="checkbox"
            checked={search.get('words') === 'missing'}
            onChange={({ target }) => set('words', target.checked ? 'missing' : '')}
          />
          <span>
            {t('desk.pictures.missing')}
            <span className="field-hint"> {t('desk.pictures.missingHint')}</span>
          </span>
        </label>
      )}
    </search>
  )
}
