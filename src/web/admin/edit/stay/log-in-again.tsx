import { useEffect, useState, useSyncExternalStore } from 'react'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { LoginForm } from '../../login/login-form.tsx'
import { useMe } from '../../session/session-state.tsx'
import { holdSession, isSessionOver, onTokenChange } from '../../session/token.ts'
import '../../login/login.css'

/** A session that ends in the middle leads nowhere: one logs in here, over what one was doing. */
export function LogInAgain() {
  useEffect(holdSession, [])
  const isOver = useSyncExternalStore(onTokenChange, isSessionOver, () => false)
  return isOver && <SessionOver />
}

const isDialogOpen = () => document.querySelector('dialog:modal') !== null

/**
 * A bar first: a dialog would take the keys of who is typing. Where another dialog is open nobody
 * can reach a bar, so one is asked over it.
 */
function SessionOver() {
  const t = useText()
  const { member } = useMe()
  const [isAsked, setIsAsked] = useState(isDialogOpen)
  // Each refusal tells: what was asked from a dialog has failed for want of a login.
  useEffect(() => onTokenChange(() => isDialogOpen() && setIsAsked(true)), [])
  return (
    <>
      <Notice tone="error" text={t('desk.stay.loggedOutLead')}>
        <Button onClick={() => setIsAsked(true)}>{t('desk.stay.logIn')}</Button>
      </Notice>
      {isAsked && (
        <Dialog
          title={t('desk.stay.loggedOut')}
          close={t('desk.stay.later')}
          onClose={() => setIsAsked(false)}
        >
          <div className="stay-login">
            <p>{t('desk.stay.loggedOutLead')}</p>
            <LoginForm email={member.email} onDone={() => {}} />
          </div>
        </Dialog>
      )}
    </>
  )
}
