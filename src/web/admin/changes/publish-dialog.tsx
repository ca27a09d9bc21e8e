import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useNavigate } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { firstFocus } from '../../ui/dialog/first-focus.ts'
import { Field } from '../../ui/field/field.tsx'
import { useFirstWrong } from '../frame/use-first-wrong.ts'
import { Notice } from '../../ui/notice/notice.tsx'
import { said } from '../frame/moment.ts'
import { GateVerdict } from '../gate/gate-verdict.tsx'
import { useGate } from '../gate/use-gate.ts'
import { refreshContent } from './changes-count.ts'
import { leftBehind } from './left-behind.ts'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { type Needed, type ToPublish, usePublishing } from './publish-together.ts'
import './changes.css'

type PublishDialogProps = {
  documents: ToPublish[]
  onDone: () => void
  onClose: () => void
}

/** Asks once, says what goes along, and shows visitors all of these or none; now, or at a moment. */
export function PublishDialog({ documents, onDone, onClose }: PublishDialogProps) {
  const t = useText()
  const data = useQueryClient()
  const navigate = useNavigate()
  const [isLater, setIsLater] = useState(false)
  const [moment, setMoment] = useState('')
  const [untoldTries, setUntoldTries] = useState(0)
  const form = useFirstWrong(untoldTries)
  const publishing = usePublishing((publishAt) => {
    toast.success(
      publishAt
        ? t('desk.changes.dialog.scheduled', { when: said(publishAt) })
        : t('desk.changes.dialog.done'),
    )
    void refreshContent(data)
    onDone()
  })
  const gate = useGate(documents)
  const isJudging = gate.state === 'judging' || gate.state === 'reading'
  const { needs, fields, trouble, isPending } = publishing

  const go = (depending?: 'take along' | 'leave out') => {
    const at = isLater ? new Date(moment) : undefined
    const isWrong = at !== undefined && !(at.getTime() > Date.now())
    setUntoldTries(isWrong ? untoldTries + 1 : 0)
    if (!isWrong) {
      const publishAt = at?.toISOString()
      publishing.publish({ documents, publishAt, depending, override: gate.override })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (gate.mayPublish) go()
  }
  return (
    <Dialog title={t('desk.changes.dialog.heading')} close={t('desk.cancel')} onClose={onClose}>
      <form ref={form} noValidate className="publish-dialog" onSubmit={submit}>
        <p>{t(`desk.changes.dialog.${isLater ? 'questionLater' : 'question'}`)}</p>
        <ul className="publish-names">
          {documents.map(({ id, name, publishAt }) => (
            <li key={id}>
              {name}
              {publishAt && (
                <span className="fact quiet">
                  {' '}
                  {t('desk.changes.dialog.instead', { when: said(publishAt) })}
                </span>
              )}
            </li>
          ))}
        </ul>
        <LeftBehind documents={documents} />
        <WhenChoice isLater={isLater} onChoose={setIsLater} />
        {isLater && (
          <Field
            label={t('desk.changes.dialog.moment')}
            {...(untoldTries > 0 ? { error: t('desk.changes.dialog.noMoment') } : {})}
          >
            {(wiring) => (
              <input
                {...wiring}
                type="datetime-local"
                value={moment}
                onChange={({ target }) => setMoment(target.value)}
              />
            )}
          </Field>
        )}
        {trouble && (
          <Notice tone="error" text={trouble}>
            <Sentences of={fields} />
          </Notice>
        )}
        <GateVerdict gate={gate} onJump={(place) => void navigate(place)} />
        {needs.length > 0 ? (
          <NeededAlong needs={needs} isPending={isPending} onGo={go} />
        ) : (
          <Button
            type="submit"
            busy={isPending || isJudging}
            ref={firstFocus}
            // Not `disabled`: it has the focus when the verdict comes.
            {...(!isJudging && !gate.mayPublish && { 'aria-disabled': true })}
          >
            {t(`desk.changes.dialog.${isPending ? 'busy' : isLater ? 'yesLater' : 'yes'}`)}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

/** What was to go out together with some of these, and does so without them at its moment. */
function LeftBehind({ documents }: { documents: ToPublish[] }) {
  const t = useText()
  const { data } = useQuery(asks(addressOf('GET /api/publications')))
  return leftBehind(data?.publications ?? [], documents).map(({ id, names, publishAt }) => (
    <Notice
      key={id}
      text={t('desk.changes.dialog.leftBehind', { names: names.join(', '), when: said(publishAt) })}
    />
  ))
}

type NeededAlongProps = {
  needs: Needed[]
  isPending: boolean
  onGo: (depending: 'take along' | 'leave out') => void
}

function NeededAlong({ needs, isPending, onGo }: NeededAlongProps) {
  const t = useText()
  return (
    <div className="publish-needs" role="alert">
      <p>{t('desk.changes.dialog.depends')}</p>
      <ul className="publish-names">
        {needs.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <div className="desk-actions">
        <Button busy={isPending} onClick={() => onGo('take along')}>
          {t('desk.changes.dialog.along')}
        </Button>
        {needs.every(({ isAbove }) => !isAbove) && (
          <button type="button" className="desk-small" onClick={() => onGo('leave out')}>
            {t('desk.changes.dialog.without')}
          </button>
        )}
      </div>
    </div>
  )
}

type WhenChoiceProps = { isLater: boolean; onChoose: (isLater: boolean) => void }

function WhenChoice({ isLater, onChoose }: WhenChoiceProps) {
  const t = useText()
  return (
    <fieldset className="publish-when">
      <legend className="visually-hidden">{t('desk.changes.dialog.when')}</legend>
      {[false, true].map((later) => (
        <label key={String(later)}>
          <input
            type="radio"
            name="when"
            checked={isLater === later}
            onChange={() => onChoose(later)}
          />{' '}
          {t(`desk.changes.dialog.${later ? 'later' : 'now'}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Sentences({ of }: { of: string[] }) {
  return of.length > 0 ? (
    <ul>
      {of.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  ) : null
}
