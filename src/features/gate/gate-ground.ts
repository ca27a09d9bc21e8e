import type { Ctx } from '../../platform/ctx.ts'
import type { RenderedPages } from './drawn/rendered-pages.ts'

/** Where pages can be looked at, and at which address the site stands. */
export type Looks = RenderedPages & { siteUrl: string }

/** What the gate stands on. Where nobody draws pages, as on the command line, it judges documents alone. */
export type GateGround = Pick<Ctx, 'db' | 'changes'> & { looks?: Looks | undefined }
