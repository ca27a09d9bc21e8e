import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Held } from '../../../features/submissions/person/personal-data.ts'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { saveAnswer } from '../inbox/list/download-file.ts'
import { addressOf } from '../session/call-route.ts'
import { sentenceOf } from '../session/desk-call.ts'
import { ErasePerson } from './erase-person.tsx'
import './people.css'

type HeldOfPersonProps = { email: string; held: Held; onErased: (count: number) => void }

const names = ['enquiries', 'applications', 'files', 'mails', 'notes'] as const

export function HeldOfPerson({ email, held, onErased }: HeldOfPersonProps) {
  const t = useText()
  const [isAsking, setIsAsking] = useState(false)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      saveAnswer(addressOf('POST /api/people/export', { body: { email } }), 'person.zip', {
        method: 'POST',
        body: { email },
      }),
    onError: undefined,
  })

  return (
    <section className="desk-section" aria-labelledby="held">
      <h2 id="held">{t('desk.people.heldHeading', { email })}</h2>
      <dl className="held">
        {names.map((name) => (
          <div key={name}>
            <dt>{t(`desk.people.held.${name}`)}</dt>
            <dd className="fact">{held[name]}</dd>
          </div>
        ))}
      </dl>
      {error && <Notice tone="error" text={sentenceOf(error)} />}
      <div className="desk-actions">
        <button
          type="button"
          className="desk-small"
          aria-busy={isPending}
          onClick={() => isPending || mutate()}
        >
          {isPending ? t('desk.people.exporting') : t('desk.people.export')}
        </button>
        <button type="button" className="desk-small" onClick={() => setIsAsking(true)}>
          {t('desk.people.erase')}
        </button>
      </div>
      <p className="quiet">{t('desk.people.exportHint')}</p>
      {isAsking && (
        <ErasePerson
          email={email}
          held={held}
          onErased={onErased}
          onClose={() => setIsAsking(false)}
        />
      )}
    </section>
  )
}
