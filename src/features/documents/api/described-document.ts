import { z } from 'zod'
import { commonRefusals } from '../../../platform/http/common-refusals.ts'
import {
  emailIn,
  moment,
  type Refused,
  rowId,
  told,
  version,
  word,
} from '../../../platform/http/route-schema.ts'
import { documentRefusals } from '../document-refusals.ts'
import { treeStates } from '../read/content-tree.ts'

export const tags: ['Content'] = ['Content']

export const anyValue = z
  .record(z.string(), z.unknown())
  .describe('The fields of its kind.')
  .meta({ examples: [{ name: 'Kochi', lines: ['Marine Drive'], dimmed: false }] })

export const publicDocument = told({
  id: rowId,
  slug: z.string().optional(),
  value: anyValue,
}).meta({ id: 'PublishedDocument' })

export const document = told({
  id: rowId,
  kind: z.string().meta({ examples: ['office'] }),
  slug: z.string().optional(),
  version,
  language: z.string().optional().describe('Where it is not the default one.'),
  state: z.enum(['draft', 'published', 'changed', 'scheduled']),
  updatedAt: moment,
  publishedAt: moment.optional(),
  publishAt: moment.optional(),
  value: anyValue,
  remarks: z
    .array(z.string())
    .optional()
    .describe(
      'What is shown otherwise than it was given, such as a colour that is seen too little, or letters of the name that no type has.',
    ),
  faults: z
    .record(z.string(), z.string())
    .optional()
    .describe('What keeps it from being published, by field; told of one document alone.')
    .meta({ examples: [{ name: 'Name is missing.' }] }),
}).meta({ id: 'Document' })

export const treeEntry = told({
  id: rowId,
  kind: z.string().meta({ examples: ['service'] }),
  name: z.string().meta({ examples: ['Oil and gas'] }),
  slug: z.string().optional(),
  version,
  place: z.int().meta({ examples: [3] }),
  state: z.enum(treeStates),
  publishAt: moment.optional(),
  above: rowId.optional(),
  path: z.string().optional().describe('Its own address, as its draft has it.'),
  shownAt: z.string().optional().describe('The page on which it is seen.'),
  isBelowHidden: z.boolean(),
  isNeeded: z.boolean().describe('The site cannot do without it.'),
  mayChange: z.boolean(),
  changedAt: moment,
  changedBy: emailIn.nullable(),
}).meta({ id: 'TreeEntry' })

const kind = word('A kind of content.', 'office')
const id = word('Of a document.', 'dG9tYXRvZXMtb24tdG9hcw')
export const ofKind = z.object({ kind })
export const params = z.object({ kind, id })

export const noKind = documentRefusals['kind-not-found']
export const noDocument = documentRefusals['document-not-found']
export const invalid = commonRefusals['fields-invalid']
export const wrongValue = [
  invalid,
  documentRefusals['document-invalid'],
  documentRefusals['reference-not-found'],
  documentRefusals['document-address-taken'],
  documentRefusals['document-address-reserved'],
  documentRefusals['document-without-address'],
  documentRefusals['redirect-circle'],
  documentRefusals['redirect-taken'],
]
export const changed: Refused = { ...documentRefusals['document-changed'], more: { document } }
const namedBy = z.array(told({ id: rowId, kind: z.string(), slug: z.string().nullable() }))
export const inUse: Refused = { ...documentRefusals['document-in-use'], more: { namedBy } }
export const neededBy: Refused = { ...documentRefusals['document-needed-by'], more: { namedBy } }
export const answer = { 200: told({ document }) }
