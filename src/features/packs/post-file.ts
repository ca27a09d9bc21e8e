import { z } from 'zod'
import type { TellFault } from '../documents/packs/pack-file.ts'
import { draftSchema, postSchema } from '../posts/post-schema.ts'
import type { WholePost } from '../posts/whole/whole-post.ts'
import { checkContent } from '../posts/write/check-content.ts'
import { isTooFar, momentRefusals } from '../../platform/moments.ts'
import { Problem } from '../../platform/problem.ts'
import { cutOff } from './cut-off.ts'
import { tellIssues } from './tell-issues.ts'
import { readFrontMatter, writeFrontMatter } from './front-matter.ts'
import { breakLines, joinLines } from './html-lines.ts'

/** Longer names than this not every disk can hold. */
const longestName = 200

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
const namePattern = /^posts\/([a-z0-9]+(?:-[a-z0-9]+)*|~[\w-]{1,64})\.md$/

const isNameOfFile = ({ slug }: WholePost) => slug !== null && slug.length <= longestName

/** A post is found by its address, or by its id where it has none or too long a one. */
export const postFileName = (post: WholePost) =>
  `posts/${isNameOfFile(post) ? post.slug : `~${post.id}`}.md`

/** A post as a file: its fields, and below them its content, a line for each block. */
export function writePostFile(post: WholePost): string {
  const { content, ...fields } = post
  const said = Object.entries({
    id: fields.id,
    title: fields.title,
    category: fields.category,
    summary: fields.summary,
    authorName: fields.authorName,
    thumbnail: fields.thumbnail,
    state: fields.state,
    publishedAt: fields.publishedAt,
    updatedAt: fields.updatedAt,
    slug: isNameOfFile(post) ? null : fields.slug,
    formerly: fields.formerly,
  }).filter(([, value]) => value !== null && value.length > 0)
  return writeFrontMatter(Object.fromEntries(said), breakLines(content))
}

const slug = z.string({ error: 'Slug must be text.' }).regex(slugPattern, {
  error: 'The address is made of small letters, digits and single hyphens.',
})
const moment = (name: string) =>
  z.iso
    .datetime({ error: `${name} must be a moment in UTC.` })
    .transform((text) => new Date(text).toISOString())
    .optional()

const fieldsSchema = z.strictObject({
  id: z.string({ error: 'Please give the id of the post.' }).regex(/^[\w-]{1,64}$/, {
    error: 'An id has at most 64 letters, digits, - and _.',
  }),
  slug: slug.optional(),
  formerly: z.array(slug, { error: 'Formerly must be a list.' }).default([]),
  state: z.enum(['published', 'draft'], { error: 'State must be published or draft.' }),
  publishedAt: moment('PublishedAt'),
  updatedAt: moment('UpdatedAt'),
  title: z.unknown().optional(),
  category: z.unknown().optional(),
  summary: z.unknown().optional(),
  authorName: z.unknown().optional(),
  thumbnail: z.unknown().optional(),
})

/** What a file says, judged as a post that somebody sends; undefined where it is no post. */
export async function readPostFile(
  file: string,
  written: string,
  now: string,
  tell: TellFault,
): Promise<WholePost | undefined> {
  const [, name] = namePattern.exec(file) ?? []
  if (name === undefined) {
    tell(file, '', 'A post is named after its address, or after its id behind a ~, and .md.')
    return undefined
  }
  const front = readFrontMatter(file, written, tell)
  if (!front) return undefined
  const fields = fieldsSchema.safeParse(front.fields)
  const { title = '', category = '', thumbnail = '', ...said } = front.fields
  const schema = said.state === 'draft' ? draftSchema : postSchema
  const sent = { ...said, title, category, thumbnail, content: joinLines(front.text) }
  const texts = schema.safeParse(sent)
  tellIssues(file, [fields.error, texts.error], tell)
  const content = await contentOf(file, sent.content, tell)
  const address = fields.data && judgeAddress(file, name, fields.data, now, tell)
  if (!texts.success || !address || content === undefined) return undefined
  const { summary = '', authorName = '' } = texts.data
  return {
    ...address,
    title: texts.data.title,
    category: texts.data.category,
    thumbnail: texts.data.thumbnail,
    summary,
    authorName,
    content,
  }
}

/** Where a post stands, and since when; undefined where that cannot be. */
function judgeAddress(
  file: string,
  name: string,
  fields: z.infer<typeof fieldsSchema>,
  now: string,
  tell: TellFault,
) {
  const { id, formerly, state, publishedAt = null, updatedAt = null } = fields
  const own = name.startsWith('~') ? (fields.slug ?? null) : name
  const isShown = state === 'published'
  const faults: [isWrong: boolean, field: string, reason: string][] = [
    [name.startsWith('~') && name !== `~${id}`, 'id', 'The name of the file says another.'],
    [name === own && fields.slug !== undefined, 'slug', 'The name of the file says it.'],
    [isShown && own === null, 'slug', 'Address is missing.'],
    [
      isShown && publishedAt === null,
      'publishedAt',
      'Please give the moment from which on readers see it.',
    ],
    [!isShown && publishedAt !== null, 'publishedAt', 'A draft has no such moment.'],
    [
      publishedAt !== null && isTooFar(publishedAt, now),
      'publishedAt',
      momentRefusals['moment-too-far'].message,
    ],
  ]
  const wrong = faults.filter(([isWrong]) => isWrong)
  for (const [, field, reason] of wrong) tell(file, field, reason)
  return wrong.length > 0 ? undefined : { id, slug: own, formerly, state, publishedAt, updatedAt }
}

async function contentOf(file: string, given: string, tell: TellFault) {
  try {
    const content = await checkContent(given)
    const half = cutOff(given)
    if (half === undefined) return content
    tell(file, 'content', `${half} has no end: the file may have been cut off.`)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    tell(file, 'content', error.message)
  }
  return undefined
}
