import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { PeopleScreen } from './people-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'A person’s data')

export default function PeoplePage() {
  const t = useText()
  return (
    <Guarded needs="personal data">
      <div className="desk-head">
        <h1>{t('desk.people.heading')}</h1>
      </div>
      <p className="lead quiet">{t('desk.people.lead')}</p>
      <PeopleScreen />
    </Guarded>
  )
}
