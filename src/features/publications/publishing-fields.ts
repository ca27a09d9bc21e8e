import { z } from 'zod'
import { seenSchema } from '../documents/api/document-fields.ts'
import { leastReason, mostReason } from '../gate/override-reason.ts'
import { isShowable } from '../../platform/words/is-showable.ts'
import { dependings } from './refuse-depending.ts'

const version = z.int({ error: 'Version must be a whole number.' }).meta({ examples: [2] })

const how = {
  publishAt: z.iso
    .datetime({
      offset: true,
      error: 'Please give a date and a time, with the time zone.',
    })
    .optional()
    .meta({ examples: ['2026-12-24T09:30:00+05:30'] }),
  depending: z
    .enum(dependings, { error: 'Depending is ‘take along’ or ‘leave out’.' })
    .optional()
    .describe('What becomes of what it leads to and visitors cannot see. Left out, it is refused.'),
  override: z
    .strictObject(
      {
        reason: z
          .string({ error: 'The reason must be text.' })
          .trim()
          .min(leastReason, { error: `Please say why in at least ${leastReason} characters.` })
          .max(mostReason, { error: `The reason has at most ${mostReason} characters.` })
          .refine(isShowable, {
            error: 'The reason contains a character that cannot be shown.',
          })
          .meta({ examples: ['The partner’s page goes live on Monday.'] }),
      },
      { error: 'Override is an object with a reason.' },
    )
    .optional()
    .describe('Why an owner lets it out over what was found.'),
}

export const publishOneSchema = z.strictObject({ version, ...how })

const toPublish = z.strictObject({
  id: z
    .string({ error: 'Id must be the id of a document.' })
    .regex(/^[\w-]{1,40}$/, { error: 'Id must be the id of a document.' })
    .meta({ examples: ['kochi'] }),
  version,
  value: seenSchema,
})

export const publishManySchema = z.strictObject({
  documents: z
    .array(toPublish, { error: 'Documents must be a list.' })
    .min(1, { error: 'There is nothing to publish.' })
    .max(200, { error: 'At most 200 documents go out at once.' }),
  ...how,
})

export const takeBackSchema = z.strictObject({
  isConfirmed: z
    .boolean({ error: 'IsConfirmed is either true or false.' })
    .optional()
    .describe('Also where it has been changed for visitors since.'),
})
