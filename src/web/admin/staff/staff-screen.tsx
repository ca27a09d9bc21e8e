import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Member } from '../../../features/staff/member.ts'
import type { Role } from '../../../features/staff/roles.ts'
import { useText } from '../../i18n.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { useLoaded } from '../frame/use-loaded.ts'
import { deskCall, sentenceOf } from '../session/desk-call.ts'
import { InviteForm } from './invite-form.tsx'
import { StaffRow } from './staff-row.tsx'
import { OneTimePassword, type Told } from './one-time-password.tsx'
import './staff.css'

export function StaffScreen() {
  const t = useText()
  const { loaded, trouble, load } = useLoaded<{ staff: Member[] }>('/api/staff')
  const [told, setTold] = useState<Told>()
  const [asked, setAsked] = useState<{ member: Member; about: 'remove' | 'reset' }>()

  async function attempt(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      toast.error(sentenceOf(error))
    }
    await load()
  }

  const changeRole = ({ id, email }: Member, role: Role) =>
    attempt(async () => {
      await deskCall(`/api/staff/${id}/role`, { method: 'PUT', body: { role } })
      toast.success(t('desk.staff.roleChanged', { email, role: t(`desk.roles.${role}`) }))
    })
  const remove = ({ id, email }: Member) =>
    attempt(async () => {
      await deskCall(`/api/staff/${id}`, { method: 'DELETE' })
      toast.success(t('desk.staff.removed', { email }))
    })
  const reset = ({ id }: Member) =>
    attempt(async () =>
      setTold(await deskCall<Told>(`/api/staff/${id}/password`, { method: 'POST' })),
    )

  return (
    <>
      <Trouble text={trouble} onRetry={load} />
      {told && <OneTimePassword told={told} onDone={() => setTold(undefined)} />}
      <ul className="desk-rows staff-rows">
        {loaded?.staff.map((member) => (
          <StaffRow
            key={member.id}
            member={member}
            onRole={(role) => changeRole(member, role)}
            onReset={() => setAsked({ member, about: 'reset' })}
            onRemove={() => setAsked({ member, about: 'remove' })}
          />
        ))}
      </ul>
      {/* Earlier, it would be moved away under somebody's hand when the list arrives. */}
      {(loaded || trouble) && (
        <InviteForm
          onInvited={async (invited) => {
            setTold(invited)
            await load()
          }}
        />
      )}
      {asked && (
        <Confirm
          question={t(`desk.staff.confirm${asked.about === 'remove' ? 'Remove' : 'Reset'}`, {
            email: asked.member.email,
          })}
          yes={t(`desk.staff.${asked.about}`)}
          onYes={() => (asked.about === 'remove' ? remove(asked.member) : reset(asked.member))}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
