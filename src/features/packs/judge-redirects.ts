import type { PackDocument, TellFault } from '../documents/packs/pack-file.ts'
import { slugsNow } from '../documents/packs/former-slugs.ts'
import { documentRefusals } from '../documents/document-refusals.ts'
import { type KindName, kindNamed } from '../documents/kinds/all-kinds.ts'
import { addressesOf } from '../documents/read/addresses.ts'
import { formerSteps } from '../documents/read/redirect-steps.ts'
import type { Published } from '../documents/read/published.ts'
import {
  asOwn,
  circleOf,
  circleSentence,
  comparable,
} from '../documents/redirects/redirect-chain.ts'
import type { WholePost } from '../posts/whole/whole-post.ts'

type Judged = {
  documents: PackDocument[]
  posts: { is: WholePost }[] | undefined
  /** Where the site is: a redirect may name it in full. */
  siteUrl: string
}

type Redirect = { file: string; at: string; from: string; to: string }

/**
 * No redirect of a pack may lead back to itself, also by what documents and posts were called before. Its draft is no
 * step for it, nor it for its draft; and one that begins where a page stands waits until that is gone.
 */
export async function judgeRedirects({ documents, posts = [], siteUrl }: Judged, tell: TellFault) {
  const redirects = documents
    .flatMap(redirectsIn)
    .map((one) => ({ ...one, to: asOwn(one.to, siteUrl) }))
  const { former, lives } = standingIn(documents)
  for (const { is } of posts)
    for (const slug of is.slug === null ? [] : is.formerly)
      former.set(`/insights/${slug}`, `/insights/${is.slug}`)
  const steps = new Map(redirects.map((one) => [beginOf(one), one]))
  const begun = new Map<string, string>()
  for (const redirect of redirects) {
    const { file, at, from, to } = redirect
    const begin = beginOf(redirect)
    const first = begun.get(begin)
    begun.set(begin, first ?? file)
    if (first !== undefined && first !== file)
      tell(file, `${at}.from`, documentRefusals['redirect-taken'].message)
    if (lives.has(begin)) continue
    const chain = await circleOf({ from, to }, (path) => {
      if (lives.has(path)) return undefined
      const next = steps.get(path)
      return next && next.file !== file ? next.to : former.get(path)
    })
    if (chain) tell(file, `${at}.to`, circleSentence(chain))
  }
}

const beginOf = ({ from }: Redirect) => comparable(from) ?? from

function redirectsIn({ file, kind, published, draft }: PackDocument): Redirect[] {
  if (kind !== 'redirect') return []
  const said = [
    ['en', published],
    ['drafts.en', draft],
  ] as const
  return said.flatMap(([at, value]) => {
    const { from, to } = (value ?? {}) as { from?: unknown; to?: unknown }
    return typeof from === 'string' && typeof to === 'string' ? [{ file, at, from, to }] : []
  })
}

/** Where pages stand, and where each leads that was called something else before. */
function standingIn(documents: PackDocument[]) {
  const byKind = Map.groupBy(documents, ({ kind }) => kind)
  const of = (kind: KindName) =>
    (byKind.get(kind) ?? []).flatMap(({ id, slug, published }) =>
      published ? [{ ...published, id, ...(slug !== null && { slug }) } as Published] : [],
    )
  const paths = addressesOf(of)
  const had = documents.flatMap(({ id, kind, slug, formerly, published, draft }) =>
    [...slugsNow(kind, slug, [published, draft]), ...formerly].map((one) => ({
      kind,
      slug: one,
      documentId: id,
    })),
  )
  const pages = documents.filter(({ kind }) => !kindNamed(kind).pageless)
  return {
    former: formerSteps({ of, paths, had }),
    lives: new Set(pages.flatMap(({ id }) => paths.get(id)?.toLowerCase() ?? [])),
  }
}
