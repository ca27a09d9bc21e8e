import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Finding } from '../../../../features/gate/finding.ts'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { askGate, type Seen } from '../../gate/ask-gate.ts'
import { Findings } from '../../gate/findings.tsx'
import { GateVerdict } from '../../gate/gate-verdict.tsx'
import { holdsBack } from '../../../../features/gate/holds-back.ts'
import { useGate } from '../../gate/use-gate.ts'
import { callRoute } from '../../session/call-route.ts'
import { sentenceOf } from '../../session/desk-call.ts'
import { isSessionOver } from '../../session/token.ts'
import { useEditing } from '../editing.ts'
import type { Field } from '../fields/field-path.ts'
import type { OpenDocument } from '../model/editor-model.ts'
import { isOthersChange, publishSaved } from './publish-saved.ts'

type Held = { field: Field; name: string; sentence: string }

/** What was changed on this page, as it is by now. */
function useChanged(changed: OpenDocument[]) {
  const {
    model,
    documents: { nameOf },
  } = useEditing()
  const changedNow = () => changed.flatMap(({ id }) => model.documentOf(id) ?? [])
  const heldBack = () =>
    changedNow().flatMap(({ kind, id, faults }) =>
      Object.entries(faults).map(([path, sentence]) => {
        const field = { kind, id, path }
        return { field, name: nameOf(field), sentence }
      }),
    )

  const seenNow = (): Seen[] =>
    changedNow()
      .filter(({ mayChange }) => mayChange)
      .map(({ id, version, value }) => ({ id, version, value }))

  const asSaved = async () => {
    await model.flush()
    return seenNow()
  }

  const hear = () => Promise.allSettled(changed.map(({ id }) => model.refresh(id)))

  return { heldBack, seenNow, asSaved, hear }
}

/** Shows visitors what was changed on this page: one press, unless something is still in the way. */
export function PublishButton({
  changed,
  onPublished,
}: {
  changed: OpenDocument[]
  onPublished: () => void
}) {
  const t = useText()
  const data = useQueryClient()
  const { model, saved, canvas, say } = useEditing()
  const [held, setHeld] = useState<{ lines: Held[]; documents: Seen[] }>()
  const [warnings, setWarnings] = useState<Finding[]>([])
  const [failure, setFailure] = useState<string>()
  const { heldBack, seenNow, asSaved, hear } = useChanged(changed)

  const publish = useMutation({
    async mutationFn(override: { reason: string } | undefined) {
      // What was wrong is what the last save was told: what has just been put right is saved first.
      await model.flush().catch(() => {})
      const lines = heldBack()
      if (lines.length > 0) return { inTheWay: { lines, documents: seenNow() } }
      // A reason is given only after reading what was found: no need to check again here.
      const documents = override ? [] : await asSaved()
      const found = override ? [] : await askGate(data, documents)
      if (found.some(holdsBack)) return { inTheWay: { lines, documents } }
      // The server judges once more.
      await publishSaved(asSaved, (documents) =>
        callRoute('POST /api/content/publish', {
          body: { documents, ...(override && { override }) },
        }),
      )
      // It is out: what is not read of it now comes in later.
      await hear()
      return { found }
    },
    onSuccess({ found, inTheWay }) {
      if (!found) return setHeld(inTheWay)
      setWarnings(found.filter(({ isOld }) => !isOld))
      toast.success(t('desk.edit.published'))
      onPublished()
    },
    async onError(error) {
      // How to log in again is said beside the page, where a dialog would be in the way of it.
      if (isSessionOver()) return say(t('desk.edit.save.logged-out'))
      if (isOthersChange(error)) await hear()
      setFailure(isOthersChange(error) ? t('desk.edit.changedMeanwhile') : sentenceOf(error))
      setHeld({ lines: heldBack(), documents: seenNow() })
    },
  })

  function press() {
    // What one has just emptied is left out once one has written.
    canvas?.end()
    if (changed.length === 0) return say(t('desk.edit.nothingToPublish'))
    if (isSessionOver()) return say(t('desk.edit.save.logged-out'))
    if (saved.save === 'offline') return say(t('desk.edit.save.offline'))
    setFailure(undefined)
    setWarnings([])
    publish.mutate(undefined)
  }
  const count = changed.length
  return (
    <>
      <button
        type="button"
        className="edit-publish"
        aria-busy={publish.isPending || undefined}
        aria-disabled={count === 0 || undefined}
        onClick={() => !publish.isPending && press()}
      >
        {t('desk.edit.publish')}
        {count > 0 && <span className="desk-count fact">{count}</span>}
      </button>
      <Told isPending={publish.isPending} warnings={warnings} onClose={() => setWarnings([])} />
      {held && (
        <HeldBack
          held={held.lines}
          failure={failure}
          documents={held.documents}
          onPublish={(override) => {
            setHeld(undefined)
            publish.mutate(override)
          }}
          onClose={() => setHeld(undefined)}
        />
      )}
    </>
  )
}

type ToldProps = { isPending: boolean; warnings: Finding[]; onClose: () => void }

/** Says beside the page, which stays editable, that it is being checked, and afterwards which warnings remain. */
function Told({ isPending, warnings, onClose }: ToldProps) {
  const t = useText()
  const { goToFinding } = useEditing()
  return (
    <div className="edit-told" role="status">
      {isPending && <p>{t('desk.gate.judging')}</p>}
      {warnings.length > 0 && (
        <>
          <p className="gate-count">{t('desk.gate.public')}</p>
          <Findings findings={warnings} onJump={(_, finding) => goToFinding(finding)} />
          <button type="button" className="desk-small" onClick={onClose}>
            {t('desk.close')}
          </button>
        </>
      )}
    </div>
  )
}

type HeldBackProps = {
  held: Held[]
  failure: string | undefined
  /** As they were when that was found: somebody may be writing on. */
  documents: Seen[]
  onPublish: (override: { reason: string } | undefined) => void
  onClose: () => void
}

/** What keeps the page from going out, each line leading to its place. */
function HeldBack({ held, failure, documents, onPublish, onClose }: HeldBackProps) {
  const t = useText()
  const { goToField, goToFinding } = useEditing()
  const jump = (field: Field) => {
    onClose()
    goToField(field)
  }
  return (
    <Dialog title={t('desk.edit.notYet')} close={t('desk.close')} onClose={onClose}>
      {failure && <p>{failure}</p>}
      {held.length > 0 && <p className="quiet">{t('desk.edit.notYetLead')}</p>}
      <ul className="edit-held">
        {held.map(({ field, name, sentence }) => (
          <li key={`${field.id} ${field.path}`}>
            <button type="button" onClick={() => jump(field)}>
              <span className="desk-link">{name}</span> {sentence}
            </button>
          </li>
        ))}
      </ul>
      {held.length === 0 && (
        <Judged
          documents={documents}
          onJump={(finding) => {
            onClose()
            goToFinding(finding)
          }}
          onPublish={onPublish}
        />
      )}
    </Dialog>
  )
}

type JudgedProps = Pick<HeldBackProps, 'documents' | 'onPublish'> & {
  onJump: (finding: Finding) => void
}

/** What was found on the pages themselves, and how an owner lets them out all the same. */
function Judged({ documents, onJump, onPublish }: JudgedProps) {
  const t = useText()
  const gate = useGate(documents)
  return (
    <>
      <GateVerdict gate={gate} onJump={(_, finding) => onJump(finding)} />
      {gate.mayPublish && (
        <Button onClick={() => onPublish(gate.override)}>{t('desk.edit.publish')}</Button>
      )}
    </>
  )
}
