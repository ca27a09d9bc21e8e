import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '../../../i18n.tsx'

export const insightsPath = (category: string, after?: string) => {
  const query = new URLSearchParams({ ...(category && { category }), ...(after && { after }) })
  return `/insights?${query}`.replace(/\?$/, '')
}

type CategoryButtonsProps = { categories: string[]; chosen: string }

/** A form that asks by the address; with React the list changes and the page stays. */
export function CategoryButtons({ categories, chosen }: CategoryButtonsProps) {
  const t = useText()
  const navigate = useNavigate()

  function choose(event: MouseEvent, category: string) {
    event.preventDefault()
    void navigate(insightsPath(category), { preventScrollReset: true })
  }

  return (
    <form className="insights-categories" action="/insights" aria-label={t('insights.categories')}>
      <button aria-pressed={chosen === ''} onClick={(event) => choose(event, '')}>
        {t('insights.all')}
      </button>
      {categories.map((category) => (
        <button
          key={category}
          name="category"
          value={category}
          aria-pressed={category.toLowerCase() === chosen.toLowerCase()}
          onClick={(event) => choose(event, category)}
        >
          {category}
        </button>
      ))}
    </form>
  )
}
