import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { Waiting } from '../../ui/spinner/spinner.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Trouble } from '../frame/trouble.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { Guarded } from '../session/guarded.tsx'
import type { Demo } from './demo-view.ts'
import { DemoStage } from './demo-stage.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Demo')

export default function DemoPage() {
  return (
    <Guarded>
      <LoadedDemo />
    </Guarded>
  )
}

function LoadedDemo() {
  const t = useText()
  const { loaded, trouble, load } = useLoaded<Demo>('/api/demo')
  if (loaded) return <DemoStage demo={loaded} />
  return trouble ? <Trouble text={trouble} onRetry={load} /> : <Waiting label={t('desk.opening')} />
}
