import { z } from 'zod'
import {
  count,
  emailIn,
  moment,
  nothing,
  type Refused,
  rowId,
  type Routes,
  told,
  version,
} from '../../platform/http/route-schema.ts'
import { undrawn } from '../../platform/http/common-refusals.ts'
import { momentRefusals } from '../../platform/moments.ts'
import {
  answer,
  changed,
  document,
  invalid,
  noDocument,
  noKind,
  params,
} from '../documents/api/described-document.ts'
import { documentRefusals } from '../documents/document-refusals.ts'
import { findingSchema } from '../gate/finding.ts'
import { publicationRefusals } from './publication-refusals.ts'
import { publishManySchema, publishOneSchema, takeBackSchema } from './publishing-fields.ts'

const tags: ['Publishing'] = ['Publishing']

const kind = z.string().meta({ examples: ['service'] })
const name = z.string().meta({ examples: ['Oil and gas'] })

const needed = told({
  id: rowId,
  kind,
  name,
  version,
  neededBy: z.array(rowId),
  isAbove: z.boolean().describe('What needs it has its address below it.'),
})
const depends: Refused = {
  ...publicationRefusals['document-depends'],
  more: { needs: z.array(needed) },
}
const overtaken: Refused = {
  ...publicationRefusals['publication-overtaken'],
  more: { overtaken: z.array(told({ id: rowId, kind, name })) },
}

const held: Refused = {
  ...publicationRefusals['gate-errors'],
  more: { findings: z.array(findingSchema) },
}
const forOwners: Refused = {
  ...publicationRefusals['override-for-owners'],
  more: { findings: z.array(findingSchema) },
}

const incomplete = documentRefusals['document-incomplete']
const notToCome = documentRefusals['moment-not-to-come']
const tooFar = momentRefusals['moment-too-far']

const leavingOthers =
  'What was to go out at a moment together with others leaves them: they still go out at theirs. `GET /api/publications` says what waits together.'

const change = told({
  id: rowId,
  kind,
  name,
  version,
  state: z.enum(['new', 'changed', 'scheduled']),
  publishAt: moment.optional(),
  changedAt: moment,
  changedBy: emailIn.nullable(),
  mayPublish: z.boolean(),
  fields: z.array(
    told({
      path: z.string().meta({ examples: ['contacts.phone'] }),
      field: z.string().meta({ examples: ['Contacts · Phone'] }),
      before: z.string(),
      after: z.string(),
    }),
  ),
  missing: z
    .record(z.string(), z.string())
    .describe('What keeps it from visitors, by field.')
    .meta({ examples: [{ summary: 'In one sentence is missing.' }] }),
  needs: z.array(needed),
}).meta({ id: 'DraftChange' })

const publication = told({
  id: rowId,
  madeAt: moment,
  who: emailIn.nullable(),
  publishAt: moment.optional(),
  outAt: moment.optional(),
  failure: z.string().optional().describe('Why it did not go out at its moment.'),
  overrideReason: z.string().optional(),
  takenBackAt: moment.optional(),
  takenBackBy: emailIn.nullable().optional(),
  documents: z.array(
    told({
      id: rowId,
      kind,
      name,
      isFirst: z.boolean(),
      isDraft: z.boolean().describe('Visitors don’t see its words of now, and have no moment to.'),
    }),
  ),
}).meta({ id: 'Publication' })

export const publishingRoutes = {
  'POST /api/content/publish': {
    operationId: 'publishContents',
    tags,
    summary:
      'Shows visitors the drafts of several documents: all of them, or none. What they need is refused, or goes along.',
    description: leavingOthers,
    body: publishManySchema,
    response: { 200: told({ documents: z.array(document), publication: rowId }) },
    refusals: [
      noDocument,
      changed,
      invalid,
      documentRefusals['document-invalid'],
      incomplete,
      notToCome,
      tooFar,
      depends,
      held,
      forOwners,
      documentRefusals['document-address-taken'],
      ...undrawn,
    ],
  },
  'POST /api/content/{kind}/{id}/publish': {
    operationId: 'publishContent',
    tags,
    summary: 'Shows visitors the draft, now or at `publishAt`.',
    description: leavingOthers,
    params,
    body: publishOneSchema,
    response: answer,
    refusals: [
      noKind,
      noDocument,
      changed,
      invalid,
      incomplete,
      notToCome,
      tooFar,
      depends,
      held,
      forOwners,
      documentRefusals['document-address-taken'],
      ...undrawn,
    ],
  },
  'GET /api/content/changes': {
    operationId: 'listChanges',
    tags,
    summary: 'What visitors do not see yet: every draft, field by field.',
    response: { 200: told({ changes: z.array(change) }) },
  },
  'GET /api/content/changes/count': {
    operationId: 'countChanges',
    tags,
    summary: 'How many drafts wait to be published.',
    response: { 200: told({ changes: count }) },
  },
  'GET /api/publications': {
    operationId: 'listPublications',
    tags,
    summary: 'What went out last, is to go out, or was taken back: the newest 50.',
    response: { 200: told({ publications: z.array(publication) }) },
  },
  'POST /api/publications/{id}/take-back': {
    operationId: 'takePublicationBack',
    tags,
    summary:
      'Shows visitors what they saw before, or calls off what is to go out. What was published stays as a draft.',
    params: z.object({ id: rowId }),
    body: takeBackSchema,
    response: { 204: nothing() },
    refusals: [
      publicationRefusals['publication-not-found'],
      publicationRefusals['publication-taken-back'],
      overtaken,
      invalid,
      noDocument,
      documentRefusals['document-needed'],
      documentRefusals['document-lost'],
      documentRefusals['document-address-taken'],
    ],
  },
} satisfies Routes
