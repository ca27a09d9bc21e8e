import { type Actor, isPermitted, permit } from '../sessions/actor.ts'
import type { KindName } from './kinds/all-kinds.ts'

/** What only owners change: it binds the company, or stands on every page. */
const forOwners = new Set<string>(['brand', 'navigation', 'consent-text', 'legal-page'])

export const permissionFor = (kind: KindName) =>
  forOwners.has(kind) ? 'company content' : 'content'

export const permitKind = (actor: Actor, kind: KindName) => permit(actor, permissionFor(kind))

export const mayChange = (actor: Actor, kind: KindName) => isPermitted(actor, permissionFor(kind))
