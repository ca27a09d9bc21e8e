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
  if (!useMe().isElsewhere) return <LoadedDemo />
  return (
    <>
      <Heading />
      <Notice text={t('desk.notElsewhere')} />
    </>
  )
}

function LoadedDemo() {
  const t = useText()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/demo')))
  if (data) return <DemoStage demo={data} />
  if (!error) return <Waiting label={t('desk.opening')} />
  return (
    <>
      <Heading />
      <Trouble of={error} onRetry={refetch} />
    </>
  )
}

/** Where no slide brings its own. */
function Heading() {
  const t = useText()
  return (
    <div className="desk-head">
      <h1>{t('desk.nav.demo')}</h1>
    </div>
  )
}
