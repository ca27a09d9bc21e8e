import { useState } from 'react'
import { useText } from '../../../i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { useModelState } from '../model/use-editor-model.ts'
import { BringBack } from './bring-back.tsx'
import { LogInAgain } from './log-in-again.tsx'
import { SameField } from './same-field.tsx'
import './stay.css'

/** What comes up by itself while one is at work, as bars at the foot: none of it takes the focus. */
export function Stay() {
  return (
    <div className="stay">
      <SetAside />
      <NotKept />
      <BringBack />
      <SameField />
      <LogInAgain />
    </div>
  )
}

function NotKept() {
  const t = useText()
  const { isKept } = useModelState()
  const [isRead, setIsRead] = useState(false)
  if (isKept || isRead) return null
  return (
    <Notice tone="error" text={t('desk.stay.notKept')}>
      <Button onClick={() => setIsRead(true)}>{t('desk.close')}</Button>
    </Notice>
  )
}

function SetAside() {
  const t = useText()
  const { isSetAside } = useModelState()
  const [isRead, setIsRead] = useState(false)
  if (!isSetAside || isRead) return null
  return (
    <Notice tone="error" text={t('desk.stay.setAside')}>
      <Button onClick={() => setIsRead(true)}>{t('desk.close')}</Button>
    </Notice>
  )
}
