import type { ComponentProps } from 'react'
import { Arrow } from '../arrow/arrow.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import './button.css'

type ButtonProps = ComponentProps<'button'> & {
  look?: 'primary' | 'outline'
  small?: boolean
  busy?: boolean
}

export function Button({
  look = 'primary',
  small = false,
  busy = false,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      aria-disabled={busy || undefined}
      {...rest}
      className={`button${look === 'outline' ? ' button-outline' : ''}${small ? ' button-small' : ''}`}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {busy ? <Spinner /> : <Arrow />}
    </button>
  )
}
