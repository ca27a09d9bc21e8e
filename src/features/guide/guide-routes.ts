import { z } from 'zod'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { count, moment, rowId, type Routes, told } from '../../platform/http/route-schema.ts'
import { documentRefusals } from '../documents/document-refusals.ts'
import { guideRefusals } from './guide-refusals.ts'
import { stepNames } from './step-names.ts'

const tags: ['Guide'] = ['Guide']
const stepName = z.enum(stepNames, { error: `Name must be one of ${stepNames.join(', ')}.` })
const yesOrNo = (label: string) => z.boolean({ error: `${label} is either yes or no.` })

const step = told({
  name: stepName,
  total: count,
  done: count.describe('How many of its places are the company’s own.'),
  removed: count.describe('How many of those done are in the trash.'),
  drafted: count.describe('How many of the others wait as drafts.'),
  isSettled: z.boolean().describe('An owner calls it done as it is.'),
}).meta({ id: 'GuideStep' })

const place = told({
  id: rowId,
  kind: z.string().meta({ examples: ['home'] }),
  label: z.string().meta({ examples: ['Home'] }),
  slug: z.string().optional(),
  isKept: z.boolean().describe('An owner calls its words their own as they are.'),
  count,
  drafted: count.describe('How many of them wait as drafts, changed and not published.'),
  fields: z.array(
    told({
      at: z.string().meta({ examples: ['services.lead'] }),
      title: z.string().meta({ examples: ['Lead'] }),
      said: z.string().meta({ examples: ['What all cards have in common.'] }),
    }),
  ),
}).meta({ id: 'MandatoryPlace' })

const guide = told({
  pack: z
    .enum(['sample', 'blank', 'own'])
    .describe('What the database was filled with; `own` where nothing of it is there.'),
  isHidden: z.boolean(),
  isDone: z.boolean(),
  steps: z.array(step),
  places: z
    .array(place)
    .describe('What the site cannot do without and still shows what the pack said.'),
  left: told({
    count,
    kinds: z.array(told({ label: z.string().meta({ examples: ['Leader'] }), count })),
  }).describe('What nobody has touched and the site can do without.'),
  removal: told({ at: moment, count }).optional().describe('What was removed last in one step.'),
}).meta({ id: 'Guide' })

export const guideChangeSchema = z.object({
  isHidden: yesOrNo('IsHidden').optional(),
  step: z.object({ name: stepName, isSettled: yesOrNo('IsSettled') }).optional(),
  document: z
    .object({
      id: z
        .string({ error: 'Id must be the id of a document.' })
        .regex(/^[\w-]{1,40}$/, { error: 'Id must be the id of a document.' }),
      isKept: yesOrNo('IsKept'),
    })
    .optional(),
})

export const removalSchema = z.object({
  count: z
    .int({ error: 'Count must be a whole number.' })
    .min(1, { error: 'There is nothing to remove.' })
    .describe('How much was seen to be left, so that nothing unseen goes.'),
})

const invalid = commonRefusals['fields-invalid']

export const guideRoutes = {
  'GET /api/guide': {
    operationId: 'readGuide',
    tags,
    summary: 'How far the company has made the site its own, step by step.',
    response: { 200: told({ guide }) },
  },
  'PUT /api/guide': {
    operationId: 'changeGuide',
    tags,
    summary:
      'Hides the guide or shows it; calls a step, or the words of a document, done as they are.',
    body: guideChangeSchema.meta({ examples: [{ step: { name: 'look', isSettled: true } }] }),
    response: { 200: told({ guide }) },
    refusals: [invalid],
  },
  'POST /api/guide/removal': {
    operationId: 'removeSample',
    tags,
    summary:
      'Puts what is left of the pack, and nobody has touched, into the trash: all of it, or nothing.',
    body: removalSchema.meta({ examples: [{ count: 12 }] }),
    response: {
      200: told({
        guide,
        removed: count,
        stayed: count.describe('What others, which have been changed, cannot do without.'),
      }),
    },
    refusals: [invalid, guideRefusals['sample-changed'], documentRefusals['document-changed']],
  },
  'POST /api/guide/removal/undo': {
    operationId: 'undoRemoval',
    tags,
    summary: 'Brings back what was removed last in one step.',
    response: {
      200: told({
        guide,
        restored: count,
        missed: count.describe('What has been changed since and stays as it is.'),
      }),
    },
    refusals: [guideRefusals['nothing-removed']],
  },
} satisfies Routes
