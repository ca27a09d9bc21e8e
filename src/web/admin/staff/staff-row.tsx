import { useEffect, useState } from 'react'
import type { Member } from '../../../features/staff/member.ts'
import { type Role, roles } from '../../../features/staff/roles.ts'
import { useText } from '../../i18n.tsx'
import { useMe } from '../session/session-state.tsx'

type StaffRowProps = {
  member: Member
  onRole: (role: Role) => void
  onReset: () => void
  onRemove: () => void
}

export function StaffRow({ member, onRole, onReset, onRemove }: StaffRowProps) {
  const t = useText()
  const { email, role, id } = member
  const isMe = useMe().member.id === id
  const [chosen, setChosen] = useState(role)
  useEffect(() => setChosen(role), [role])
  return (
    <li>
      <div>
        <p>
          {email} {isMe && <b>({t('desk.staff.you')})</b>}
        </p>
        <p className="fact quiet">{t(`desk.staff.duties.${role}`)}</p>
      </div>
      <div className="desk-actions">
        <select
          className="staff-role"
          aria-label={t('desk.staff.roleOf', { email })}
          value={chosen}
          onChange={(event) => setChosen(event.target.value as Role)}
        >
          {roles.map((one) => (
            <option key={one} value={one}>
              {t(`desk.roles.${one}`)}
            </option>
          ))}
        </select>
        {/* Choosing alone changes nothing: with the keys one passes others on the way. */}
        {chosen !== role && (
          <button type="button" className="desk-small" onClick={() => onRole(chosen)}>
            {t('desk.staff.changeRole')}
          </button>
        )}
        {!isMe && (
          <button
            type="button"
            className="desk-small"
            aria-label={t('desk.staff.resetLabel', { email })}
            onClick={onReset}
          >
            {t('desk.staff.reset')}
          </button>
        )}
        <button
          type="button"
          className="desk-small"
          aria-label={t('desk.staff.removeLabel', { email })}
          onClick={onRemove}
        >
          {t('desk.staff.remove')}
        </button>
      </div>
    </li>
  )
}
