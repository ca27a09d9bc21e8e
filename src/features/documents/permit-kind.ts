import { type Actor, permit } from '../sessions/actor.ts'
import type { KindName } from './kinds/all-kinds.ts'

/** What only owners change: it binds the company, or stands on every page. */
const forOwners = new Set<string>(['brand', 'navigation', 'consent-text', 'legal-page'])

export const permitKind = (actor: Actor, kind: KindName) =>
  permit(actor, forOwners.has(kind) ? 'company content' : 'content')
