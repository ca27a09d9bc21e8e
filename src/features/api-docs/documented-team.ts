import { invitationSchema, passwordChangeSchema, roleSchema } from '../team/team-schema.ts'
import type { DocumentedRoute } from './documented-route.ts'

const noMember = { 404: 'Nobody here has this id.' }
const lastOwner = { 409: 'This is the last owner.' }
const wrongField = { 400: 'A field that is not as described, by name in `fields`.' }

export const teamRoutes: DocumentedRoute[] = [
  {
    method: 'GET',
    path: '/api/staff/me',
    does: 'Who one is and what one may do.',
    answer: '{ member: { id, email, role }, may }',
    may: 'own session',
  },
  {
    method: 'PUT',
    path: '/api/staff/me/password',
    does: 'Changes one’s own password and ends one’s sessions everywhere else.',
    answer: 'nothing',
    status: 204,
    may: 'own session',
    body: passwordChangeSchema,
    refusals: {
      400: 'A wrong present password, or a new one that is too short; by name in `fields`.',
      409: 'The password has just been changed elsewhere.',
      429: 'Too many tries; `Retry-After` says for how long.',
    },
  },
  {
    method: 'GET',
    path: '/api/staff',
    does: 'Everybody who works here.',
    answer: '{ staff: [{ id, email, role }] }',
    may: 'staff',
  },
  {
    method: 'POST',
    path: '/api/staff',
    does: 'Lets somebody in. The password is told this once.',
    answer: '{ member, password }',
    status: 201,
    may: 'staff',
    body: invitationSchema,
    refusals: { ...wrongField, 409: 'Somebody with this e-mail address works here already.' },
  },
  {
    method: 'PUT',
    path: '/api/staff/{id}/role',
    does: 'Gives somebody another role, from their next request on.',
    answer: '{ member }',
    may: 'staff',
    body: roleSchema,
    refusals: { ...wrongField, ...noMember, ...lastOwner },
  },
  {
    method: 'POST',
    path: '/api/staff/{id}/password',
    does: 'Gives somebody a new password, told this once, and ends their sessions.',
    answer: '{ member, password }',
    may: 'staff',
    refusals: noMember,
  },
  {
    method: 'DELETE',
    path: '/api/staff/{id}',
    does: 'Ends somebody’s work here and their sessions; what they did keeps their name.',
    answer: 'nothing',
    status: 204,
    may: 'staff',
    refusals: { ...noMember, ...lastOwner },
  },
]
