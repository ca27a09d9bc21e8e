import type { Ctx } from '../../platform/ctx.ts'
import { listKeptJobs } from '../jobs/read/list-jobs.ts'
import { findPostsToEdit } from '../posts/drafts/find-posts-to-edit.ts'
import { askedWords, hasWords } from '../search/asked-words.ts'
import { readQuery } from '../search/read-query.ts'
import { permit, type StaffActor } from '../sessions/actor.ts'
import { isGranted, type Permission } from '../staff/permission.ts'
import { listSubmissions } from '../submissions/inbox/list-submissions.ts'

export type Find = {
  kind: 'post' | 'job' | 'enquiry' | 'application'
  id: string
  title: string
  state: string
  /** What tells it from others of its name: an address, a job, a place. */
  note: string
  at?: string
  reference?: string
}

const mostOfKind = 5

/** Posts, jobs, enquiries and applications that have these words, at most five of each, as far as a role may see them. */
export async function findOnDesk(
  ctx: Pick<Ctx, 'db' | 'clock' | 'secret'>,
  actor: StaffActor,
  typed: unknown,
): Promise<{ query: string; finds: Find[] }> {
  permit(actor, 'own session')
  const { query } = readQuery(typed)
  if (query === '') return { query, finds: [] }
  const may = (permission: Permission) => isGranted(permission, actor.role)
  return {
    query,
    finds: [
      ...(may('posts') ? await posts(ctx, actor, query) : []),
      ...(may('jobs') ? await jobs(ctx, actor, query) : []),
      ...(may('enquiries') ? await submissions(ctx, actor, 'enquiry', query) : []),
      ...(may('applications') ? await submissions(ctx, actor, 'application', query) : []),
    ],
  }
}

async function posts(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  actor: StaffActor,
  query: string,
): Promise<Find[]> {
  const found = await findPostsToEdit(ctx, actor, query, mostOfKind)
  return found.map(({ key, ...post }) => ({ kind: 'post', id: key, note: '', ...post }))
}

async function jobs(ctx: Pick<Ctx, 'db'>, actor: StaffActor, query: string): Promise<Find[]> {
  const words = askedWords(query)
  const kept = await listKeptJobs(ctx, actor)
  return kept
    .filter(({ title, location }) => words.length > 0 && hasWords(`${title} ${location}`, words))
    .slice(0, mostOfKind)
    .map(({ id, title, location, state }) => ({
      kind: 'job',
      id,
      title,
      note: location,
      state: state ?? 'open',
    }))
}

async function submissions(
  ctx: Pick<Ctx, 'db' | 'secret'>,
  actor: StaffActor,
  kind: 'enquiry' | 'application',
  query: string,
): Promise<Find[]> {
  const { items } = await listSubmissions(ctx, actor, kind, {
    limit: mostOfKind,
    words: query,
    state: 'any',
  })
  return items.map(({ id, name, email, jobTitle, state, receivedAt, reference }) => ({
    kind,
    id,
    title: name,
    note: jobTitle ?? email,
    state,
    at: receivedAt,
    reference,
  }))
}
