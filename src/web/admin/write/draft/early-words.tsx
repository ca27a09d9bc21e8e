import { type RefObject, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Waiting } from '../../../ui/spinner/spinner.tsx'
import { useMe } from '../../session/session-state.tsx'
import { noTexts } from '../write-texts.ts'
import { paragraphsOf } from '../document/post-html-text.ts'
import { readLocalDraft, saveLocalDraft } from './local-draft.ts'
import { NewDraft } from './new-draft.ts'

/** The field that somebody is typing in when the editor comes. */
export type EarlyField = 'title' | 'content' | undefined

type EarlyWordsProps = { isNew: boolean; field: RefObject<EarlyField> }

/**
 * Room for the first words of a new post while the editor's code is on its way. They are kept as those
 * of any tab are, so that the editor finds them, and so does who reloads if it never comes.
 */
export function EarlyWords({ isNew, field }: EarlyWordsProps) {
  const t = useText()
  const staffId = useMe().member.id
  const [isRoom] = useState(() => isNew && !readLocalDraft(staffId, undefined))
  const [{ key: id }] = useState(() => new NewDraft(undefined))
  const title = useRef<HTMLInputElement>(null)
  const content = useRef<HTMLTextAreaElement>(null)

  function keep() {
    const texts = {
      ...noTexts,
      title: title.current?.value ?? '',
      content: paragraphsOf(content.current?.value ?? ''),
    }
    saveLocalDraft(staffId, undefined, { texts, version: 0, id })
  }

  const wiringOf = (name: EarlyField) => ({
    onInput: keep,
    onFocus: () => (field.current = name),
    onBlur: () => (field.current = undefined),
  })

  if (!isRoom) return <Waiting label={t('desk.write.opening')} />
  return (
    <div className="write">
      <Field label={t('admin.blog.title')}>
        {(wiring) => <input {...wiring} {...wiringOf('title')} ref={title} />}
      </Field>
      <div className="write-views">
        <Waiting label={t('desk.write.arriving')} />
      </div>
      <div className="writer">
        <div className="writer-tools" aria-hidden="true" />
        <textarea
          {...wiringOf('content')}
          ref={content}
          className="writer-page post-prose"
          aria-label={t('desk.write.contentLabel')}
          spellCheck
        />
      </div>
    </div>
  )
}
