import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import toast from 'react-hot-toast/headless'
import type { Member } from '../../../features/staff/member.ts'
import type { Role } from '../../../features/staff/roles.ts'
import { useText } from '../../i18n.tsx'
import { Confirm } from '../frame/confirm.tsx'
import { Trouble } from '../frame/trouble.tsx'
import { addressOf, callRoute } from '../session/call-route.ts'
import { asks } from '../session/desk-data.ts'
import { InviteForm } from './invite-form.tsx'
import { StaffRow } from './staff-row.tsx'
import { OneTimePassword, type Told } from './one-time-password.tsx'
import './staff.css'

export function StaffScreen() {
  const t = useText()
  const { data, error, refetch } = useQuery(asks(addressOf('GET /api/staff')))
  const [told, setTold] = useState<Told>()
  const [asked, setAsked] = useState<{ member: Member; about: 'remove' | 'reset' }>()
  const onSettled = () => refetch()

  const changeRole = useMutation({
    mutationFn: ({ member: { id }, role }: { member: Member; role: Role }) =>
      callRoute('PUT /api/staff/{id}/role', { params: { id }, body: { role } }),
    onSuccess: (_, { member: { email }, role }) =>
      toast.success(t('desk.staff.roleChanged', { email, role: t(`desk.roles.${role}`) })),
    onSettled,
  })
  const remove = useMutation({
    mutationFn: ({ id }: Member) => callRoute('DELETE /api/staff/{id}', { params: { id } }),
    onSuccess: (_, { email }) => toast.success(t('desk.staff.removed', { email })),
    onSettled,
  })
  const reset = useMutation({
    mutationFn: ({ id }: Member) => callRoute('POST /api/staff/{id}/password', { params: { id } }),
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
