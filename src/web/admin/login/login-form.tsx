import { type FormEvent, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { type Text, useText } from '../../i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useIsLive } from '../../ui/use-is-live.ts'
import { firstFocus } from '../../ui/dialog/first-focus.ts'
import { Field } from '../../ui/field/field.tsx'
import { checkForm, type Rule } from '../../ui/field/form-rules.ts'
import { useFormErrors } from '../../ui/field/use-form-errors.ts'
import { Refusal } from '../session/desk-call.ts'
import { logInWith } from '../session/log-in-and-out.ts'
import { EyeIcon } from './eye-icon.tsx'

const rulesFor = (t: Text): Rule[] => [
  { name: 'email', missing: t('form.missing.email'), notMail: t('form.notMail') },
  { name: 'password', missing: t('form.missing.password') },
]

type LoginFormProps = {
  /** The email of the session that ended, when logging in again in place. */
  email?: string
  onDone: (isStored: boolean) => void
}

/** What is in the inputs stays theirs, so that letters typed before React arrived are not lost; `replay-presses.js` keeps the presses. */
export function LoginForm({ email, onDone }: LoginFormProps) {
  const t = useText()
  const isLive = useIsLive()
  const form = useRef<HTMLFormElement>(null)
  const check = (data: FormData) => {
    const { password, ...wrong } = checkForm(rulesFor(t), data)
    // One of blanks alone is one all the same.
    return data.get('password') === '' && password ? { ...wrong, password } : wrong
  }
  const { errors, refuse, settle, forgive } = useFormErrors(form, check, undefined)
  const [isShown, setIsShown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)

  async function logIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const sent = new FormData(event.currentTarget)
    const wrong = check(sent)
    if (Object.keys(wrong).length > 0) return refuse(wrong)
    settle()
    setIsBusy(true)
    try {
      const credentials = {
        email: String(sent.get('email')),
        password: String(sent.get('password')),
      }
      const { isStored } = await logInWith(credentials)
      toast.success(t('admin.login.success'))
      onDone(isStored)
    } catch (error) {
      toast.error(error instanceof Refusal ? error.message : t('admin.login.networkFailure'))
    }
    setIsBusy(false)
  }

  const show = isShown ? t('admin.login.hidePassword') : t('admin.login.showPassword')
  return (
    <form
      ref={form}
      className="login-form"
      method="post"
      noValidate
      onSubmit={logIn}
      onInput={({ target }) => forgive((target as HTMLInputElement).name)}
      data-live={isLive || undefined}
    >
      <Field label={t('admin.login.email')} error={errors.email}>
        {(wiring) => (
          <input
            {...wiring}
            type="email"
            name="email"
            defaultValue={email}
            autoComplete="username"
            required
          />
        )}
      </Field>
      <div className="login-password">
        <Field label={t('admin.login.password')} error={errors.password}>
          {(wiring) => (
            <input
              {...wiring}
              ref={email === undefined ? undefined : firstFocus}
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
