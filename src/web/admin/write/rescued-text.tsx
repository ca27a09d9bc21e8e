import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { useMe } from '../session/session-state.tsx'
import { type KeptDraft, readKept } from './kept-draft.ts'

/** What an editor that broke had told this tab last, to be copied or gone on with. */
export function RescuedText() {
  const t = useText()
  const staffId = useMe().member.id
  const [search] = useSearchParams()
  const [kept, setKept] = useState<KeptDraft>()
  const [isCopied, setIsCopied] = useState(false)
  const key = search.get('post') ?? undefined

  // Only now has the editor that goes away told what it still had.
  useEffect(() => setKept(readKept(staffId, key)), [staffId, key])

  async function copy(text: string) {
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }

  return (
    <>
      <Notice tone="error" text={t(`desk.write.broken.${kept ? 'kept' : 'saved'}`)}>
        <button type="button" className="desk-link" onClick={() => location.reload()}>
          {t('desk.write.broken.again')}
        </button>
        {kept && (
          <button type="button" className="desk-link" onClick={() => copy(kept.texts.content)}>
            {t(`desk.write.broken.${isCopied ? 'copied' : 'copy'}`)}
          </button>
        )}
      </Notice>
      {kept && (
        <Field label={kept.texts.title || t('desk.write.untitled')}>
          {({ className, ...wiring }) => (
            <textarea
              {...wiring}
              className={`${className} write-source`}
              readOnly
              value={kept.texts.content}
            />
          )}
        </Field>
      )}
    </>
  )
}
