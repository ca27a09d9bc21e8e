import { z } from 'zod'
import {
  emailIn,
  moment,
  rowId,
  type Routes,
  told,
  version,
  word,
} from '../../../platform/http/route-schema.ts'
import { documentRefusals } from '../document-refusals.ts'
import {
  answer,
  anyValue,
  changed,
  document,
  invalid,
  noDocument,
  noKind,
  params,
  tags,
  wrongValue,
} from './described-document.ts'
import { copySchema, moveSchema, versionSchema } from './document-fields.ts'

export const publicationRoutes = {
  'POST /api/content/{kind}/{id}/unpublish': {
    operationId: 'unpublishContent',
    tags,
    summary: 'Takes a document from visitors; its words stay as a draft.',
    description:
      'What it was to go out with at a moment (`GET /api/publications`) goes out without it.',
    params,
    body: versionSchema,
    response: answer,
    refusals: [noKind, noDocument, changed, invalid, documentRefusals['document-needed']],
  },
  'POST /api/content/{kind}/{id}/restore': {
    operationId: 'bringContentBack',
    tags,
    summary: 'Brings a document back from the trash.',
    params,
    response: answer,
    refusals: [
      noKind,
      noDocument,
      documentRefusals['document-exists'],
      documentRefusals['document-lost'],
      documentRefusals['redirect-circle'],
      documentRefusals['redirect-taken'],
    ],
  },
  'POST /api/content/{kind}/{id}/copy': {
    operationId: 'copyContent',
    tags,
    summary: 'Begins a draft with the same words.',
    params,
    body: copySchema,
    response: { 201: told({ document }) },
    refusals: [
      noKind,
      noDocument,
      invalid,
      documentRefusals['document-invalid'],
      documentRefusals['document-exists'],
      documentRefusals['document-address-taken'],
      documentRefusals['document-address-reserved'],
      documentRefusals['document-without-address'],
    ],
  },
  'POST /api/content/{kind}/{id}/move': {
    operationId: 'moveContent',
    tags,
    summary: 'Puts a document behind another of its kind, or first.',
    params,
    body: moveSchema,
    response: answer,
    refusals: [noKind, noDocument, invalid, documentRefusals['place-not-found']],
  },
  'GET /api/content/{kind}/{id}/revisions': {
    operationId: 'listContentRevisions',
    tags,
    summary: 'Every version of a document, the newest first, 30 at a time.',
    params,
    querystring: z.object({
      after: z.string().optional().describe('Where to go on: `next` of the page before.'),
    }),
    response: {
      200: told({
        revisions: z.array(
          told({
            id: rowId,
            at: moment,
            who: emailIn.nullable(),
            action: z.string().meta({ examples: ['changed'] }),
            version,
            language: z.string().nullable().describe('Of a translation; else null.'),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
    refusals: [noKind, noDocument],
  },
  'GET /api/content/{kind}/{id}/revisions/{revision}': {
    operationId: 'readContentRevision',
    tags,
    summary: 'What a document once was, and each field that is another now.',
    params: params.extend({ revision: word('Of a version.', 'dG9tYXRvZXMtb24tdG9hcw') }),
    response: {
      200: told({
        value: anyValue,
        differences: z.array(
          told({ path: z.string(), field: z.string(), before: z.string(), after: z.string() }),
        ),
      }),
    },
    refusals: [noKind, noDocument, documentRefusals['version-not-found']],
  },
  'POST /api/content/{kind}/{id}/revisions/{revision}/restore': {
    operationId: 'restoreContentRevision',
    tags,
    summary: 'Makes a draft of what a document once was.',
    params: params.extend({ revision: word('Of a version.', 'dG9tYXRvZXMtb24tdG9hcw') }),
    body: versionSchema,
    response: answer,
    refusals: [noKind, noDocument, documentRefusals['version-not-found'], changed, ...wrongValue],
  },
} satisfies Routes
