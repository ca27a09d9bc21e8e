import { type RefObject, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Waiting } from '../../../ui/spinner/spinner.tsx'
import { useMe } from '../../session/session-state.tsx'
import { noTexts } from '../write-texts.ts'
import { readLocalDraft, saveLocalDraft } from './local-draft.ts'
import { NewDraft } from './new-draft.ts'

/** Whether somebody has begun with the title before the editor came, and is still there. */
export type Early = 'typing' | 'elsewhere' | undefined

type EarlyTitleProps = { isNew: boolean; early: RefObject<Early> }

/**
 * The title of a new post while the editor's code is on its way. It is kept as the words of any tab are,
 * so that the editor finds it, and so does who reloads if it never comes.
 */
export function EarlyTitle({ isNew, early }: EarlyTitleProps) {
  const t = useText()
  const staffId = useMe().member.id
  const [isRoom] = useState(() => isNew && !readLocalDraft(staffId, undefined))
  const [{ key: id }] = useState(() => new NewDraft(undefined))
  if (!isRoom) return <Waiting label={t('desk.write.opening')} />
  return (
    <div className="write">
      <Field label={t('admin.blog.title')}>
        {(wiring) => (
          <input
            {...wiring}
            onFocus={() => (early.current = 'typing')}
            onBlur={() => (early.current = 'elsewhere')}
            onInput={({ currentTarget: { value: title } }) => {
              saveLocalDraft(staffId, undefined, { texts: { ...noTexts, title }, version: 0, id })
            }}
          />
        )}
      </Field>
      <Waiting label={t('desk.write.arriving')} />
    </div>
  )
}
