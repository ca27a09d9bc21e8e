import { migrations } from '../migrations/index.ts'
import { ConfigError, readConfig } from '../src/config.ts'
import { commandLine } from '../src/features/sessions/actor.ts'
import { findMemberByEmail } from '../src/features/staff/member.ts'
import { inviteMember } from '../src/features/team/invite-member.ts'
import { readFields } from '../src/platform/http/read-fields.ts'
import { resetPassword } from '../src/features/team/reset-password.ts'
import { teamRefusals } from '../src/features/team/team-refusals.ts'
import { invitationSchema } from '../src/features/team/team-schema.ts'
import { machineClock } from '../src/platform/clock.ts'
import { Changes } from '../src/platform/db/changes.ts'
import { openDatabase } from '../src/platform/db/database.ts'
import { migrate } from '../src/platform/db/migrate.ts'
import { Problem } from '../src/platform/problem.ts'
import { endInWords } from './command/end-in-words.ts'

const usage = `npm run staff -- add <email> <owner|editor|recruiter|sales>
npm run staff -- reset <email>`

const [command, email = '', role] = process.argv.slice(2)

try {
  if (command !== 'add' && command !== 'reset') throw new ConfigError([usage])
  const { db, engine, close } = openDatabase(readConfig(process.env))
  try {
    await migrate(db, engine, migrations)
    const changes = new Changes(db, engine, machineClock)
    const told = command === 'add' ? await add(changes) : await reset(changes)
    console.log(`${told.member.email} (${told.member.role})`)
    console.log(`Password: ${told.password}   (shown this once)`)
  } finally {
    await close()
  }

  function add(changes: Changes) {
    return inviteMember({ changes }, commandLine, readFields(invitationSchema, { email, role }))
  }

  async function reset(changes: Changes) {
    const member = await findMemberByEmail(db, email)
    if (!member) throw unknown()
    return resetPassword({ changes }, commandLine, member.id)
  }

  function unknown() {
    const message = `No one with the address '${email}' works here.`
    return new Problem({ ...teamRefusals['member-not-found'], message })
  }
} catch (error) {
  endInWords(error)
}
