import { useState } from 'react'
import { Link } from 'react-router'
import { useText } from '../../../i18n.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { Confirm } from '../../frame/confirm.tsx'
import { said } from '../../frame/moment.ts'
import { useMe } from '../../session/session-state.tsx'
import { discardUnsent, takeOver, type UnsentDraft, unsentOf } from './local-draft.ts'
import { countWords } from '../write-texts.ts'

/** What was typed here in tabs that are gone, or are open beside this one, and the server does not have. */
export function UnsentWords({ onTake }: { onTake: () => void }) {
  const t = useText()
  const staffId = useMe().member.id
  const [unsent, setUnsent] = useState(() => unsentOf(staffId))
  const [asked, setAsked] = useState<UnsentDraft>()
  const titleOf = ({ texts }: UnsentDraft) => texts.title || t('desk.write.untitled')
  if (unsent.length === 0) return null
  return (
    <Notice text={t('desk.write.unsent.lead')}>
      <ul className="desk-rows">
        {unsent.map((draft) => (
          <li key={draft.key ?? draft.id}>
            <b>{titleOf(draft)}</b>
            <span className="fact quiet">
              {t('desk.write.unsent.of', {
                when: said(draft.at),
                words: countWords(draft.texts.content),
              })}
            </span>
            {draft.key ? (
              <Link className="desk-link" to={`/admin/write?post=${encodeURIComponent(draft.key)}`}>
                {t('desk.write.unsent.take')}
              </Link>
            ) : (
              <button
                type="button"
                className="desk-link"
                onClick={() => {
                  takeOver(staffId, draft)
                  onTake()
                }}
              >
                {t('desk.write.unsent.take')}
              </button>
            )}
            <button type="button" className="desk-link" onClick={() => setAsked(draft)}>
              {t('desk.discard')}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <Confirm
          question={t('desk.write.unsent.confirm', { title: titleOf(asked) })}
          yes={t('desk.discard')}
          onYes={async () => {
            discardUnsent(staffId, asked)
            setUnsent(unsentOf(staffId))
          }}
          onNo={() => setAsked(undefined)}
        />
      )}
    </Notice>
  )
}
