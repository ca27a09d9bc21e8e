import type { PackDocument, TellFault } from '../documents/packs/pack-file.ts'
import { slugsNow } from '../documents/packs/former-slugs.ts'
import { documentRefusals } from '../documents/document-refusals.ts'
import type { KindName } from '../documents/kinds/all-kinds.ts'
import { addressesOf } from '../documents/read/addresses.ts'
import { formerSteps } from '../documents/read/redirect-steps.ts'
import type { Published } from '../documents/read/published.ts'
import { circleOf, circleSentence, comparable } from '../documents/redirects/redirect-chain.ts'
import type { WholePost } from '../posts/whole/whole-post.ts'

type Judged = { documents: PackDocument[]; posts: { is: WholePost }[] | undefined }

type Redirect = { file: string; at: string; from: string; to: string }

/** No redirect of a pack may lead back to itself, also by what documents and posts were called before. */
export async function judgeRedirects({ documents, posts = [] }: Judged, tell: TellFault) {
  const redirects = documents.flatMap(redirectsIn)
  const steps = new Map([
    ...posts.flatMap(({ is }) =>
      is.slug === null
        ? []
        : is.formerly.map((slug) => [`/insights/${slug}`, `/insights/${is.slug}`] as const),
    ),
    ...formerIn(documents),
    ...redirects.map(({ from, to }) => [comparable(from) ?? from, to] as const),
  ])
  const begun = new Map<string, string>()
  for (const { file, at, from, to } of redirects) {
    const first = begun.get(comparable(from) ?? from)
    begun.set(comparable(from) ?? from, first ?? file)
    if (first !== undefined && first !== file)
      tell(file, `${at}.from`, documentRefusals['redirect-taken'].message)
    const chain = await circleOf({ from, to }, (path) => steps.get(path))
    if (chain) tell(file, `${at}.to`, circleSentence(chain))
  }
}

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

function formerIn(documents: PackDocument[]) {
  const byKind = Map.groupBy(documents, ({ kind }) => kind)
  const of = (kind: KindName) =>
    (byKind.get(kind) ?? []).flatMap(({ id, slug, published }) =>
      published ? [{ ...published, id, ...(slug !== null && { slug }) } as Published] : [],
    )
  const had = documents.flatMap(({ id, kind, slug, formerly, published, draft }) =>
    [...slugsNow(kind, slug, [published, draft]), ...formerly].map((one) => ({
      kind,
      slug: one,
      documentId: id,
    })),
  )
  return formerSteps({ of, paths: addressesOf(of), had })
}
