import { Problem } from '../../../platform/problem.ts'
import type { Actor } from '../../sessions/actor.ts'
import { documentRefusals } from '../document-refusals.ts'
import { retitled } from '../retitled.ts'
import type { Document, Value } from '../document-value.ts'
import { kindNamed } from '../kinds/all-kinds.ts'
import { readDocument } from '../read/read-document.ts'
import { translationsOf } from '../translation-store.ts'
import { createDocument } from './create-document.ts'
import type { DocumentGround } from './document-ground.ts'

/** No two redirects begin at the same address. */
const withoutFrom = ({ from: _, ...value }: Value): Value => value

type Wanted = { slug?: string | undefined; title?: string | undefined }

/** A draft with the same words, in every language, at an address of its own and, if asked, under a title of its own. */
export async function copyDocument(
  ctx: DocumentGround,
  actor: Actor,
  id: string,
  { slug, title }: Wanted = {},
): Promise<Document> {
  const { kind, value } = await readDocument(ctx, actor, id)
  if (kindNamed(kind).single) throw new Problem(documentRefusals['document-exists'])
  const copied = title === undefined ? value : retitled(kind, value, title)
  return createDocument(ctx, actor, {
    kind,
    slug,
    value: kind === 'redirect' ? withoutFrom(copied) : copied,
    translations: await translationsOf(ctx.db, [id]),
    isUnfinished: true,
  })
}
