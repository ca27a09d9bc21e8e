import { useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { Guarded } from '../session/guarded.tsx'
import { useMe } from '../session/session-state.tsx'
import { DemoStage } from './demo-stage.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Demo')

export default function DemoPage() {
  return (
    <Guarded>
      <DemoHere />
    </Guarded>
  )
}

function DemoHere() {
  const t = useText()
  return useMe().isElsewhere ? <Notice text={t('desk.notElsewhere')} /> : <LoadedDemo />
}

function LoadedDemo() {
  const t = useText()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/demo')))
  if (data) return <DemoStage demo={data} />
  return error ? <Trouble of={error} onRetry={refetch} /> : <Waiting label={t('desk.opening')} />
}
