import { useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useContentSchema } from '../../content-form/use-content-schema.ts'
import { inWords } from '../fields/in-words.ts'
import { nameOf } from '../fields/field-schema.ts'
import type { Question } from '../model/editor-model.ts'
import { useEditorModel, useModelState } from '../model/use-editor-model.ts'

/** The same field changed by two: both versions side by side, and which one stays. */
export function SameField() {
  const model = useEditorModel()
  const [question] = useModelState().questions
  if (!question) return null
  return (
    <AskWhich
      key={question.key}
      question={question}
      value={model.documentOf(question.field.id)?.value}
      onAnswer={(choice) => model.answer(question, choice)}
    />
  )
}

type AskProps = {
  question: Question
  /** The document that the field is of. */
  value: unknown
  onAnswer: (choice: 'mine' | 'theirs') => void
}

/** A bar first: a dialog would take the keys of who is typing. */
function AskWhich({ question, value: whole, onAnswer }: AskProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  const { field, mine, theirs } = question
  const sides = [
    { name: t('desk.stay.mine'), value: mine, choice: 'mine', words: t('desk.stay.keepMine') },
    {
      name: t('desk.stay.theirs'),
      value: theirs,
      choice: 'theirs',
      words: t('desk.stay.keepTheirs'),
    },
  ] as const
  const { schema } = useContentSchema(field.kind)
  const title = t('desk.stay.question', { field: nameOf(schema, whole, field.path) })
  return (
    <>
      <Notice tone="error" text={title}>
        <Button onClick={() => setIsOpen(true)}>{t('desk.stay.choose')}</Button>
      </Notice>
      {isOpen && (
        <Dialog title={title} close={t('desk.stay.later')} onClose={() => setIsOpen(false)}>
          <p>{t('desk.stay.questionLead')}</p>
          <div className="same-field">
            {sides.map(({ name, value, choice, words }) => (
              <section key={choice} className="same-field-side">
                <h3 className="fact">{name}</h3>
                <p className="same-field-words">{inWords(value) || t('desk.stay.gone')}</p>
                <Button onClick={() => onAnswer(choice)}>{words}</Button>
              </section>
            ))}
          </div>
        </Dialog>
      )}
    </>
  )
}
