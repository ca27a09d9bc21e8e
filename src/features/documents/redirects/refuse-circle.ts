import type { Db } from '../../../platform/db/tables.ts'
import { Problem } from '../../../platform/problem.ts'
import { movedPostPath } from '../../posts/read/moved-post-path.ts'
import { documentRefusals } from '../document-refusals.ts'
import { allSlugs } from '../document-slug-store.ts'
import { documentsOfKind, publishedTexts } from '../document-store.ts'
import { type Value, valueOf } from '../document-value.ts'
import type { KindName } from '../kinds/all-kinds.ts'
import { defaultLanguage } from '../languages.ts'
import { addressesOf } from '../read/addresses.ts'
import { formerSteps } from '../read/redirect-steps.ts'
import type { Published } from '../read/published.ts'
import { withTexts } from '../read/read-document.ts'
import { asOwn, circleOf, circleSentence, comparable, type Step } from './redirect-chain.ts'

type Redirect = { id: string; kind: KindName; value: Value }

/** Refuses a redirect that leads back to itself, on whatever ways, or that begins where another does. One may name this site. */
export async function refuseCircle(
  db: Db,
  { id, kind, value }: Redirect,
  siteUrl: string | undefined,
) {
  if (kind !== 'redirect') return
  const { from, to } = value as { from?: unknown; to?: unknown }
  if (typeof from !== 'string') return
  const others = await otherRedirects(db, id, siteUrl)
  if (others.has(comparable(from)!))
    throw faultOf('from', documentRefusals['redirect-taken'].message)
  if (typeof to !== 'string') return
  const chain = await circleOf({ from, to: asOwn(to, siteUrl) }, stepsFrom(db, others))
  if (chain) throw faultOf('to', circleSentence(chain))
}

const faultOf = (field: 'from' | 'to', message: string) =>
  new Problem(
    { ...documentRefusals[field === 'from' ? 'redirect-taken' : 'redirect-circle'], message },
    { [field]: message },
  )

/** Where each other redirect leads, published or not, by where it begins. */
async function otherRedirects(
  db: Db,
  id: string,
  siteUrl: string | undefined,
): Promise<Map<string, string>> {
  const rows = (await documentsOfKind(db, 'redirect')).filter((row) => row.id !== id)
  const values = (await withTexts(db, rows)).flatMap(([, { draft, published }]) =>
    [published, draft].flatMap((json) => (json === null ? [] : [valueOf(json)])),
  )
  return new Map(
    values.flatMap(({ from, to }) =>
      typeof from === 'string' && typeof to === 'string'
        ? [[comparable(from) ?? from, asOwn(to, siteUrl)]]
        : [],
    ),
  )
}

function stepsFrom(db: Db, redirects: Map<string, string>): Step {
  let former: Map<string, string> | undefined
  return async (path) => {
    const redirected = redirects.get(path)
    if (redirected !== undefined) return redirected
    former ??= await formerAddresses(db)
    return former.get(path) ?? movedPostPath(db, path)
  }
}

async function formerAddresses(db: Db): Promise<Map<string, string>> {
  const byKind = Map.groupBy(await publishedTexts(db, defaultLanguage), ({ kind }) => kind)
  const of = (kind: KindName) =>
    (byKind.get(kind) ?? []).map(
      ({ id, slug, published }) =>
        ({ ...valueOf(published), id, ...(slug !== null && { slug }) }) as Published,
    )
  return formerSteps({ of, paths: addressesOf(of), had: await allSlugs(db) })
}
