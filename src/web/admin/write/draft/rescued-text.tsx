import { useEffect, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useMe } from '../../session/session-state.tsx'
import { type LocalDraft, readLocalDraft } from './local-draft.ts'

/** What was typed last and has not reached the server, to be copied or gone on with. */
export function RescuedText({ post, isBroken }: { post: string | undefined; isBroken: boolean }) {
  const t = useText()
  const staffId = useMe().member.id
  const [local, setLocal] = useState<LocalDraft>()
  const [isCopied, setIsCopied] = useState(false)

  // Only now has the editor that goes away told what it still had.
  useEffect(() => setLocal(readLocalDraft(staffId, post)), [staffId, post])

  async function copy(text: string) {
    await navigator.clipboard.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    )
  }

  if (!isBroken && !local) return null
  const said = isBroken ? (local ? 'kept' : 'saved') : 'unreached'
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
        {local && (
          <button type="button" className="desk-link" onClick={() => copy(local.texts.content)}>
            {t(`desk.write.broken.${isCopied ? 'copied' : 'copy'}`)}
          </button>
        )}
      </Notice>
      {local && (
        <Field label={local.texts.title || t('desk.write.untitled')}>
          {({ className, ...wiring }) => (
            <textarea
              {...wiring}
              className={`${className} write-source`}
              readOnly
              value={local.texts.content}
            />
          )}
        </Field>
      )}
    </>
  )
}
