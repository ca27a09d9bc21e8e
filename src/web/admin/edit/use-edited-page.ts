import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ask } from '../session/ask-storage.ts'
import type { Field } from './fields/field-path.ts'

export const widths = ['390', '768', '1280', 'full'] as const
export type Width = (typeof widths)[number]
const schemes = ['light', 'dark'] as const
export type Scheme = (typeof schemes)[number]

const editorOf = (path: string) => `/admin/edit?${new URLSearchParams({ page: path })}`

/** Which page is edited, as the address has it, and how it is looked at. */
export function useEditedPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const asked = search.get('page') ?? '/'
  const path = /^\/(?!\/)/.test(asked) ? asked : '/'
  return {
    path,
    /** The document that belongs to the page, where the page alone doesn't say it: `company/company`. */
    document: partsOf(search.get('document')),
    /** The field to be led to: `leader/asha/name`. */
    field: partsOf(search.get('field')),
    goTo: (to: string, how?: { replace: boolean }) => {
      if (to !== path) void navigate(editorOf(to), { ...how, preventScrollReset: true })
    },
    /** `/admin/edit?…`: a page, and a field of it. */
    goToPlace: (place: string) => void navigate(place, { preventScrollReset: true }),
  }
}

function partsOf(named: string | null): Field | undefined {
  const [kind, id, path = ''] = (named ?? '').split('/')
  return kind && id ? { kind: kind as Field['kind'], id, path } : undefined
}

const isDark = () => {
  const chosen = document.documentElement.dataset.scheme
  return chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}

/** The width and the colours that the page is seen in; they are the viewer’s alone. */
export function useView() {
  const [width, setWidth] = useKept<Width>('width', widths, () => 'full')
  const [scheme, setScheme] = useKept<Scheme>('scheme', schemes, () =>
    isDark() ? 'dark' : 'light',
  )
  return { width, setWidth, scheme, setScheme }
}

/** For as long as the tab is open: who loads the page again goes on seeing it as they chose. */
function useKept<Choice extends string>(
  what: string,
  choices: readonly Choice[],
  atFirst: () => Choice,
) {
  const name = `desk:edit:${what}`
  const [choice, setChoice] = useState(() => {
    const kept = ask(() => sessionStorage.getItem(name))
    return choices.find((one) => one === kept) ?? atFirst()
  })
  const set = (chosen: Choice) => {
    setChoice(chosen)
    void ask(() => sessionStorage.setItem(name, chosen))
  }
  return [choice, set] as const
}
