import type { MetaArgs } from 'react-router'
import { useText } from '../../i18n.tsx'
import { deskMeta } from '../desk-meta.ts'
import { Guarded } from '../session/guarded.tsx'
import { AddressesScreen } from './addresses-screen.tsx'

export const meta = ({ matches }: MetaArgs) => deskMeta(matches, 'Addresses')

export default function AddressesPage() {
  const t = useText()
  return (
    <Guarded needs="content">
      <div className="desk-head">
        <h1>{t('desk.nav.addresses')}</h1>
      </div>
      <p className="lead quiet">{t('desk.addresses.lead')}</p>
      <AddressesScreen />
    </Guarded>
  )
}
