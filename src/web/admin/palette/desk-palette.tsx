import { useState } from 'react'
import { useText } from '../../i18n.tsx'
import { useAnswer } from '../../ui/palette/use-answer.ts'
import { PaletteFrame } from '../frame/palette-frame.tsx'
import { callRoute } from '../session/call-route.ts'
import { useSitePages } from './site-pages.ts'
import { useMe } from '../session/session-state.tsx'
import { choiceOf, choicesFor, fitting } from './palette-choices.ts'

const find = async (q: string, signal: AbortSignal) =>
  q ? callRoute('GET /api/desk/find', { query: { q }, signal }) : { finds: [] }

type DeskPaletteProps = {
  editorUrl: string
  /** What was typed before its code was there, and whether Enter was pressed. */
  begun: { typed: string; isEntered: boolean }
  onClose: () => void
}

/** Every screen, action, post, job and message, a few letters away; open while it is rendered. */
export function DeskPalette({ editorUrl, begun, onClose }: DeskPaletteProps) {
  const t = useText()
  const me = useMe()
  const [typed, setTyped] = useState(begun.typed)
  const query = typed.trim()
  const { phase, answer, retry } = useAnswer(query, find)

  const choices = fitting(choicesFor(me, editorUrl, t), typed)
  const pages = useSitePages(me, typed)
  const finds = query && answer ? answer.finds.map((one) => choiceOf(one, t)) : []
  const count = choices.length + pages.length + finds.length
  const isMissing = phase === 'found' && count === 0
  const said = () => {
    if (isMissing) return t('desk.palette.nothing', { query })
    if (count === 0) return phase === 'searching' ? t('desk.palette.searching') : ''
    return count === 1 ? t('desk.palette.countOne') : t('desk.palette.count', { count })
  }
  return (
    <PaletteFrame
      typed={typed}
      isEntered={begun.isEntered}
      sections={[
        { rows: choices },
        { heading: t('desk.palette.pages'), rows: pages },
        { heading: t('desk.palette.finds'), rows: finds },
      ]}
      of={typed}
      // What answers the letters before is shown, but Enter is not for it.
      first={choices.length + pages.length > 0 || phase === 'found' ? 0 : -1}
      phase={phase}
      said={said()}
      isMissing={isMissing}
      failed={{ words: t('desk.palette.failed'), again: t('desk.retry'), retry }}
      onType={setTyped}
      onClose={onClose}
    />
  )
}
