import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Member } from '../../../features/staff/member.ts'
import type { Role } from '../../../features/staff/roles.ts'
import { useText } from '../../i18n.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { deskCall } from '../session/desk-call.ts'
import { InviteForm } from './invite-form.tsx'
import { StaffRow } from './staff-row.tsx'
import { OneTimePassword, type Told } from './one-time-password.tsx'
import './staff.css'

export function StaffScreen() {
  const t = useText()
  const { data, error, refetch } = useQuery<{ staff: Member[] }>({ queryKey: ['/api/staff'] })
  const [told, setTold] = useState<Told>()
  const [asked, setAsked] = useState<{ member: Member; about: 'remove' | 'reset' }>()
  const onSettled = () => refetch()

  const changeRole = useMutation({
    mutationFn: ({ member, role }: { member: Member; role: Role }) =>
      deskCall(`/api/staff/${member.id}/role`, { method: 'PUT', body: { role } }),
    onSuccess: (_, { member: { email }, role }) =>
      toast.success(t('desk.staff.roleChanged', { email, role: t(`desk.roles.${role}`) })),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Member) => deskCall(`/api/staff/${id}`, { method: 'DELETE' }),
    onSuccess: (_, { email }) => toast.success(t('desk.staff.removed', { email })),
    onSettled,
  })
  const reset = useMutation({
    mutationFn: ({ id }: Member) => deskCall<Told>(`/api/staff/${id}/password`, { method: 'POST' }),
    onSuccess: setTold,
    onSettled,
  })

  return (
    <>
      <Trouble of={error} onRetry={refetch} />
      {told && <OneTimePassword told={told} onDone={() => setTold(undefined)} />}
      <ul className="desk-rows staff-rows">
        {data?.staff.map((member) => (
          <StaffRow
            key={member.id}
            member={member}
            onRole={(role) => changeRole.mutate({ member, role })}
            onReset={() => setAsked({ member, about: 'reset' })}
            onRemove={() => setAsked({ member, about: 'remove' })}
          />
        ))}
      </ul>
      {/* Earlier, it would be moved away under somebody's hand when the list arrives. */}
      {(data || error) && (
        <InviteForm
          onInvited={async (invited) => {
            setTold(invited)
            await refetch()
          }}
        />
      )}
      {asked && (
        <Confirm
          question={t(`desk.staff.confirm${asked.about === 'remove' ? 'Remove' : 'Reset'}`, {
            email: asked.member.email,
          })}
          yes={t(`desk.staff.${asked.about}`)}
          onYes={() => (asked.about === 'remove' ? remove : reset).mutateAsync(asked.member)}
          onNo={() => setAsked(undefined)}
        />
      )}
    </>
  )
}
