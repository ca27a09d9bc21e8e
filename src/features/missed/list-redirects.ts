import type { Ctx } from '../../platform/ctx.ts'
import { Problem } from '../../platform/problem.ts'
import { isReservedName } from '../documents/reserved-addresses.ts'
import { listDocuments } from '../documents/read/read-document.ts'
import { asOwn, comparable } from '../documents/redirects/redirect-chain.ts'
import { refuseCircle } from '../documents/redirects/refuse-circle.ts'
import { kindNamed } from '../documents/kinds/all-kinds.ts'
import type { DocumentState } from '../documents/document-value.ts'
import { judgeValue } from '../documents/schema/judge-value.ts'
import { type Actor, permit } from '../sessions/actor.ts'
import type { LookUp } from './look-up.ts'

/** What stands at both ends of a redirect. */
type Ends = { hides?: string; leadsTo?: string; isLost: boolean }

type Redirect = Ends & {
  id: string
  version: number
  state: DocumentState
  from: string
  to: string
}

type Ground = Pick<Ctx, 'db' | 'siteUrl'> & { lookUp: LookUp }

/** Every redirect, by where it begins, with what stands at its ends. */
export async function listRedirects(
  { db, lookUp, siteUrl }: Ground,
  actor: Actor,
): Promise<Redirect[]> {
  permit(actor, 'content')
  const told: Redirect[] = []
  for (const { id, version, state, value } of await listDocuments({ db }, actor, 'redirect')) {
    const [from, to] = [String(value.from ?? ''), String(value.to ?? '')]
    told.push({ id, version, state, from, to, ...(await endsOf(lookUp, from, asOwn(to, siteUrl))) })
  }
  return told.toSorted((a, b) => a.from.localeCompare(b.from))
}

/** What a redirect would do, and what is wrong with it, before it is one. */
export async function tryRedirect(
  { db, lookUp, siteUrl }: Ground,
  actor: Actor,
  { from = '', to = '', id = '' }: { from?: string; to?: string; id?: string },
): Promise<Ends & { faults: Record<string, string> }> {
  permit(actor, 'content')
  const value = { ...(from && { from }), ...(to && { to }) }
  const { wrong } = judgeValue(kindNamed('redirect'), value)
  const ends = await endsOf(lookUp, from, asOwn(to, siteUrl))
  if (Object.keys(wrong).length > 0) return { ...ends, faults: wrong }
  return { ...ends, faults: await circleFaults({ db, siteUrl }, { id, value }) }
}

async function circleFaults(
  { db, siteUrl }: Pick<Ctx, 'db' | 'siteUrl'>,
  { id, value }: { id: string; value: object },
) {
  try {
    await refuseCircle(db, { id, kind: 'redirect', value: { ...value } }, siteUrl)
    return {}
  } catch (error) {
    if (error instanceof Problem && error.fields) return error.fields
    throw error
  }
}

async function endsOf(lookUp: LookUp, from: string, to: string): Promise<Ends> {
  const hidden = from === '' ? undefined : (await lookUp(from)).page
  const path = comparable(to)
  const end = path === undefined ? {} : await lookUp(path)
  return {
    ...(hidden && { hides: hidden.title }),
    ...(end.page && { leadsTo: end.page.title }),
    isLost: path !== undefined && !end.page && !end.movedTo && !isOfProgram(path),
  }
}

const isOfProgram = (path: string) => path === '/' || isReservedName(path.split('/')[1]!)
