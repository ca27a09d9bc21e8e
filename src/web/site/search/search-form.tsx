import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Arrow } from '../../ui/arrow/arrow.tsx'
import '../../ui/button/button.css'

export function SearchForm({ query }: { query: string }) {
  const t = useText()
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = query
  }, [query])

  return (
    <Form className="search-form" action="/search" role="search">
      <label className="fact quiet" htmlFor="search-words">
        {t('search.label')}
      </label>
      <div className="search-line">
        <input
          ref={field}
          id="search-words"
          type="search"
          name="q"
          defaultValue={query}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          dir="auto"
        />
        <button className="button" type="submit">
          {t('search.go')} <Arrow />
        </button>
      </div>
    </Form>
  )
}
