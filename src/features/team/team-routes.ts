import { z } from 'zod'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { emailIn, nothing, rowId, type Routes, told } from '../../platform/http/route-schema.ts'
import { staffRefusals } from '../staff/password.ts'
import { permissions } from '../staff/permission.ts'
import { roles } from '../staff/roles.ts'
import { teamRefusals } from './team-refusals.ts'
import { invitationSchema, passwordChangeSchema, roleSchema } from './team-schema.ts'

const tags: ['Team'] = ['Team']

const member = told({ id: rowId, email: emailIn, role: z.enum(roles) }).meta({ id: 'Member' })
const toldOnce = told({
  member,
  password: z.string().meta({ examples: ['dT3-kq0Zb1LkE7wV'] }),
})

const params = z.object({ id: rowId })
const invalid = commonRefusals['fields-invalid']
const noMember = teamRefusals['member-not-found']

export const teamRoutes = {
  'GET /api/staff/me': {
    operationId: 'readMe',
    tags,
    summary: 'Who one is and what one may do.',
    response: { 200: told({ member, may: z.array(z.enum(permissions)) }) },
  },
  'PUT /api/staff/me/password': {
    operationId: 'changeOwnPassword',
    tags,
    summary: 'Changes one’s own password and ends one’s sessions everywhere else.',
    body: passwordChangeSchema.meta({
      examples: [{ password: 'correct horse battery', newPassword: 'a wholly different staple' }],
    }),
    response: { 204: nothing() },
    refusals: [
      invalid,
      noMember,
      teamRefusals['password-wrong'],
      teamRefusals['password-same'],
      teamRefusals['password-common'],
      teamRefusals['password-just-changed'],
      teamRefusals['too-many-passwords'],
      staffRefusals['logins-crowded'],
    ],
  },
  'GET /api/staff': {
    operationId: 'listTeam',
    tags,
    summary: 'Everybody who works here.',
    response: { 200: told({ staff: z.array(member) }) },
  },
  'POST /api/staff': {
    operationId: 'inviteMember',
    tags,
    summary: 'Lets somebody in. The password is told this once.',
    body: invitationSchema.meta({ examples: [{ email: 'asha@example.com', role: 'editor' }] }),
    response: { 201: toldOnce },
    refusals: [invalid, teamRefusals['member-exists'], staffRefusals['logins-crowded']],
  },
  'PUT /api/staff/{id}/role': {
    operationId: 'changeRole',
    tags,
    summary: 'Gives somebody another role, from their next request on.',
    params,
    body: roleSchema.meta({ examples: [{ role: 'recruiter' }] }),
    response: { 200: told({ member }) },
    refusals: [invalid, noMember, teamRefusals['last-owner']],
  },
  'POST /api/staff/{id}/password': {
    operationId: 'resetPassword',
    tags,
    summary: 'Gives somebody a new password, told this once, and ends their sessions.',
    params,
    response: { 200: toldOnce },
    refusals: [noMember, teamRefusals['own-password'], staffRefusals['logins-crowded']],
  },
  'DELETE /api/staff/{id}': {
    operationId: 'removeMember',
    tags,
    summary: 'Ends somebody’s work here and their sessions; what they did keeps their name.',
    params,
    response: { 204: nothing() },
    refusals: [noMember, teamRefusals['last-owner']],
  },
} satisfies Routes
