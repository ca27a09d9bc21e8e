import { type FormEvent, useEffect, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Refusal } from '../session/desk-call.ts'
import { logInWith } from '../session/log-in-and-out.ts'
import { EyeIcon } from './eye-icon.tsx'

/** What is in the inputs stays theirs, so that letters typed before React arrived are not lost; `replay-presses.js` keeps the presses. */
export function LoginForm({ onDone }: { onDone: (isKept: boolean) => void }) {
  const t = useText()
  const [isLive, setIsLive] = useState(false)
  const [isShown, setIsShown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => setIsLive(true), [])

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const sent = new FormData(event.currentTarget)
    setIsBusy(true)
    try {
      const credentials = {
        email: String(sent.get('email')),
        password: String(sent.get('password')),
      }
      const { isKept } = await logInWith(credentials)
      toast.success(t('admin.login.success'))
      onDone(isKept)
    } catch (error) {
      toast.error(error instanceof Refusal ? error.message : t('admin.login.networkFailure'))
    }
    setIsBusy(false)
  }

  const show = isShown ? t('admin.login.hidePassword') : t('admin.login.showPassword')
  return (
    <form className="login-form" method="post" onSubmit={logIn} data-live={isLive || undefined}>
      <Field label={t('admin.login.email')}>
        {(wiring) => (
          <input {...wiring} type="email" name="email" autoComplete="username" required />
        )}
      </Field>
      <div className="login-password">
        <Field label={t('admin.login.password')}>
          {(wiring) => (
            <input
              {...wiring}
              type={isShown ? 'text' : 'password'}
              name="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <button
          type="button"
          className="login-eye"
          aria-label={show}
          title={show}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <EyeIcon isOpen={isShown} />
        </button>
      </div>
      <Button type="submit" busy={isBusy}>
        {t('admin.login.submit')}
      </Button>
    </form>
  )
}
