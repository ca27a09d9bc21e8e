import { z } from 'zod'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import { nothing, type Routes, told } from '../../../platform/http/route-schema.ts'
import { documentRefusals } from '../document-refusals.ts'
import {
  answer,
  changed,
  document,
  inUse,
  invalid,
  neededBy,
  noDocument,
  noKind,
  ofKind,
  params,
  publicDocument,
  tags,
  treeEntry,
  wrongValue,
} from './described-document.ts'
import {
  draftSchema,
  languageSchema,
  newDocumentSchema,
  removalSchema,
  treeSchema,
} from './document-fields.ts'

const forStaffOnly = 'The presentation (`deck`) is for who works here: without a token, 401.'

export const documentRoutes = {
  'GET /api/content': {
    operationId: 'listKinds',
    tags,
    summary: 'The kinds of things that pages say.',
    response: {
      200: told({
        kinds: z.array(told({ name: z.string(), label: z.string(), single: z.boolean() })),
      }),
    },
  },
  'GET /api/content/tree': {
    operationId: 'readContentTree',
    tags,
    summary:
      'Everything that pages say, in its order: where it stands, its state, and who changed it last.',
    querystring: treeSchema,
    response: { 200: told({ documents: z.array(treeEntry) }) },
    refusals: [invalid],
  },
  'GET /api/content/{kind}/trash': {
    operationId: 'listTrashedContent',
    tags,
    summary: 'What lies in the trash of a kind.',
    params: ofKind,
    response: { 200: told({ documents: z.array(document) }) },
    refusals: [noKind],
  },
  'GET /api/content/{kind}': {
    operationId: 'listContent',
    tags,
    summary:
      'What visitors see of a kind, in its order. With a token of who may change it, the drafts too; of another language their own words alone.',
    description: forStaffOnly,
    params: ofKind,
    querystring: languageSchema,
    response: { 200: told({ documents: z.array(z.union([publicDocument, document])) }) },
    refusals: [noKind, invalid, commonRefusals['too-busy']],
  },
  'GET /api/content/{kind}/{id}': {
    operationId: 'readContent',
    tags,
    summary:
      'One document: as visitors see it, or with a token of who may change it as it is edited. A language says what it has, and the rest as the default one; edited are its own words alone.',
    description: forStaffOnly,
    params,
    querystring: languageSchema,
    response: { 200: told({ document: z.union([publicDocument, document]) }) },
    refusals: [noKind, noDocument, invalid],
  },
  'GET /api/content/{kind}/schema': {
    operationId: 'readContentSchema',
    tags,
    summary:
      'The fields of a kind with their names, limits and help, as a JSON schema; what a page is composed of as `oneOf`, told apart by `block`.',
    params: ofKind,
    response: {
      200: z.record(z.string(), z.unknown()).meta({
        examples: [{ type: 'object', properties: { name: { type: 'string', title: 'Name' } } }],
      }),
    },
    refusals: [noKind],
  },
  'POST /api/content/{kind}': {
    operationId: 'createContent',
    tags,
    summary: 'Begins a document, as a draft behind all others of its kind.',
    params: ofKind,
    body: newDocumentSchema,
    response: { 201: told({ document }) },
    refusals: [noKind, documentRefusals['document-exists'], ...wrongValue],
  },
  'PUT /api/content/{kind}/{id}': {
    operationId: 'saveContent',
    tags,
    summary: 'Keeps a draft; visitors go on seeing what is published.',
    description:
      'A document may be sent back as it was read: what it tells beside `value`, `slug` and `language` is left as it is. Another `slug` counts at once, without publishing, and the old address leads to it.',
    params,
    body: draftSchema,
    response: answer,
    refusals: [noKind, noDocument, changed, documentRefusals['document-needed'], ...wrongValue],
  },
  'DELETE /api/content/{kind}/{id}': {
    operationId: 'removeContent',
    tags,
    summary: 'Moves a document to the trash, unless another names it and is not to let go of it.',
    description:
      'What it was to go out with at a moment (`GET /api/publications`) then stays a draft, unless it is back by then.',
    params,
    querystring: removalSchema,
    response: { 204: nothing() },
    refusals: [noKind, noDocument, invalid, inUse, neededBy, documentRefusals['document-needed']],
  },
} satisfies Routes
