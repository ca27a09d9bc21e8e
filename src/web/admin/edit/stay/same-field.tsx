import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useState } from 'react'
import type { Question } from '../model/editor-model.ts'
import { useEditorModel, useModelState } from '../model/use-editor-model.ts'
import './stay.css'

/** The same field changed by two: both versions side by side, and which one stays. */
export function SameField() {
  const model = useEditorModel()
  const [question] = useModelState().questions
  const [putOff, setPutOff] = useState<string>()
  if (!question || question.key === putOff) return null
  return (
    <AskWhich
      key={question.key}
      question={question}
      onAnswer={(keep) => model.answer(question, keep)}
      onClose={() => setPutOff(question.key)}
    />
  )
}

type AskProps = {
  question: Question
  onAnswer: (keep: 'mine' | 'theirs') => void
  onClose: () => void
}

function AskWhich({ question, onAnswer, onClose }: AskProps) {
  const t = useText()
  const { field, mine, theirs } = question
  const sides = [
    { name: t('desk.stay.mine'), value: mine, keep: 'mine', words: t('desk.stay.keepMine') },
    {
      name: t('desk.stay.theirs'),
      value: theirs,
      keep: 'theirs',
      words: t('desk.stay.keepTheirs'),
    },
  ] as const
  const title = t('desk.stay.question', { field: nameOf(field.path) })
  return (
    <Dialog title={title} close={t('desk.stay.later')} onClose={onClose}>
      <p>{t('desk.stay.questionLead')}</p>
      <div className="same-field">
        {sides.map(({ name, value, keep, words }) => (
          <section key={keep} className="same-field-side">
            <h3 className="fact">{name}</h3>
            <p className="same-field-words">{inWords(value) || t('desk.stay.gone')}</p>
            <Button onClick={() => onAnswer(keep)}>{words}</Button>
          </section>
        ))}
      </div>
    </Dialog>
  )
}

const nameOf = (path: string) =>
  path
    .split('.')
    .filter((step) => !/^\d+$/.test(step))
    .join(' · ')

function inWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === undefined ? '' : String(value)
  return Object.values(value).map(inWords).filter(Boolean).join('\n')
}
