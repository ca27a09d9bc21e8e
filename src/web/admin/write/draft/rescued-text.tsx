import { useEffect, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useMe } from '../../session/session-state.tsx'
import { type KeptDraft, readKept } from './kept-draft.ts'

/** What was typed last and has not reached the server, to be copied or gone on with. */
export function RescuedText({ post, isBroken }: { post: string | undefined; isBroken: boolean }) {
  const t = useText()
  const staffId = useMe().member.id
  const [kept, setKept] = useState<KeptDraft>()
  const [isCopied, setIsCopied] = useState(false)

  // Only now has the editor that goes away told what it still had.
  useEffect(() => setKept(readKept(staffId, post)), [staffId, post])

  async function copy(text: string) {
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }

  if (!isBroken && !kept) return null
  const said = isBroken ? (kept ? 'kept' : 'saved') : 'unreached'
  return (
    <>
      <Notice tone="error" text={t(`desk.write.broken.${said}`)}>
        {isBroken && (
          <button
            type="button"
            className="desk-link"
            onClick={() => location.assign(location.href)}
          >
            {t('desk.write.broken.again')}
          </button>
        )}
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
