import { z } from 'zod'
import { commonRefusals } from '../../platform/http/common-refusals.ts'
import { nothing, rowId, type Routes, told, version } from '../../platform/http/route-schema.ts'
import { isShowable } from '../../platform/words/is-showable.ts'
import { missedRefusals } from './missed-refusals.ts'

const tags: ['Addresses'] = ['Addresses']
const path = z.string().meta({ examples: ['/services/ai/old-name'] })
const page = told({ path, title: z.string().meta({ examples: ['Artificial intelligence'] }) })

const address = (name: string) =>
  z
    .string({ error: `${name} must be text.` })
    .max(500, { error: `${name} has at most 500 characters.` })
    .refine(isShowable, { error: `${name} has a character in it that no address has.` })

export const leftOutSchema = z.object({
  path: address('The address'),
  isLeftOut: z.boolean({ error: 'Left out is either yes or no.' }),
})

export const triedSchema = z.object({
  from: address('From').optional(),
  to: address('To').optional(),
  id: z.string().max(40).optional().describe('The redirect that is changed.'),
})

export const missedRoutes = {
  'GET /api/missed': {
    operationId: 'listMissedAddresses',
    tags,
    summary: 'Addresses of pages that visitors asked for in vain in the last eight weeks.',
    description:
      'Counted by day without anything about who asked, the most often first, at most 100. What tries doors, files and what leads somewhere by now are not among them.',
    response: {
      200: told({
        addresses: z.array(
          told({
            path,
            times: z.int().min(1),
            lastDay: z.string().meta({ examples: ['2026-11-24'] }),
            nearest: page.optional().describe('The page whose address is most like it.'),
          }),
        ),
      }),
    },
  },
  'POST /api/missed/left-out': {
    operationId: 'leaveOutMissedAddress',
    tags,
    summary: 'Leaves a missed address out of the list for good, or takes it in again.',
    body: leftOutSchema,
    response: { 204: nothing() },
    refusals: [commonRefusals['fields-invalid'], missedRefusals['address-not-missed']],
  },
  'GET /api/redirects': {
    operationId: 'listRedirects',
    tags,
    summary: 'The redirects, with what stands at both ends of each.',
    response: {
      200: told({
        redirects: z.array(
          told({
            id: rowId,
            version,
            state: z.enum(['draft', 'published', 'changed', 'scheduled']),
            from: path,
            to: path,
            hides: z
              .string()
              .optional()
              .describe('The page that stands where it begins, so that it leads nobody.'),
            leadsTo: z.string().optional().describe('The page that it leads to.'),
            isLost: z.boolean().describe('Nothing is where it leads.'),
          }),
        ),
      }),
    },
  },
  'GET /api/redirects/try': {
    operationId: 'tryRedirect',
    tags,
    summary: 'What a redirect would do, before it is one.',
    querystring: triedSchema,
    response: {
      200: told({
        hides: z.string().optional(),
        leadsTo: z.string().optional(),
        isLost: z.boolean(),
        faults: z
          .record(z.string(), z.string())
          .meta({ examples: [{ to: 'To must be a page of the site.' }] }),
      }),
    },
    refusals: [commonRefusals['fields-invalid']],
  },
} satisfies Routes
