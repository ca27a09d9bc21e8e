import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { isComposing } from '../../../ui/is-composing.ts'
import { addressOf } from '../document/link-address.ts'

type LinkLineProps = {
  /** Empty as long as there is no link. */
  address: string
  isAsked: boolean
  /** `isOver` says that the words are to have the caret again. */
  onSet: (address: string, isOver: boolean) => void
  onLeave: (isOver: boolean) => void
}

/** The address of a link; only one that leads somewhere is taken over. */
export function LinkLine({ address, isAsked, onSet, onLeave }: LinkLineProps) {
  const t = useText()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(address)
  const [trouble, setTrouble] = useState<string>()
  const isLeft = useRef(false)
  useEffect(() => setText(address), [address])
  useEffect(() => {
    if (!isAsked) return
    isLeft.current = false
    field.current?.focus()
    field.current?.select()
  }, [isAsked])

  function set() {
    const typed = addressOf(text)
    if (!typed) {
      const isEmpty = /^\s*([a-z]+:\/*)?\s*$/i.test(text)
      return setTrouble(t(`desk.write.${isEmpty ? 'noAddress' : 'badAddress'}`))
    }
    isLeft.current = true
    onSet(typed, true)
  }
  function leave() {
    isLeft.current = true
    setText(address)
    setTrouble(undefined)
    onLeave(true)
  }
  function press(event: KeyboardEvent) {
    if (!/^(Enter|Escape)$/.test(event.key) || isComposing(event.nativeEvent)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') set()
    else leave()
  }
  /** Whoever goes elsewhere, from the field or the buttons beside it, means what is typed, if it is an address. */
  const blur = useEffectEvent((row: Element, relatedTarget: EventTarget | null) => {
    if (isLeft.current) return void (isLeft.current = false)
    if (row.contains(relatedTarget as Element | null)) return
    const typed = addressOf(text)
    if (typed && typed !== address) return onSet(typed, false)
    setTrouble(undefined)
    if (address) setText(address)
    else onLeave(false)
  })
  useEffect(() => {
    const row = field.current?.closest<HTMLElement>('.writer-place')
    if (!row) return
    const onLeft = ({ relatedTarget }: FocusEvent) => blur(row, relatedTarget)
    row.addEventListener('focusout', onLeft)
    return () => row.removeEventListener('focusout', onLeft)
  }, [])

  return (
    <>
      <label className="writer-line">
        {t('desk.write.address')}
        <input
          ref={field}
          className="field-control"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          placeholder="https://"
          value={text}
          aria-invalid={trouble ? true : undefined}
          aria-describedby={trouble ? id : undefined}
          onChange={({ target }) => {
            setText(target.value)
            setTrouble(undefined)
          }}
          onKeyDown={press}
        />
      </label>
      <button
        type="button"
        className="desk-small"
        onMouseDown={(event) => event.preventDefault()}
        onClick={set}
      >
        {t(`desk.write.do.${address ? 'changeLink' : 'link'}`)}
      </button>
      {!address && (
        <button
          type="button"
          className="desk-small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={leave}
        >
          {t('desk.write.do.leaveLink')}
        </button>
      )}
      {trouble && (
        <p className="field-error" id={id} role="alert">
          {trouble}
        </p>
      )}
    </>
  )
}
