import { z } from 'zod'
import { nothing, rowId, type Routes, told, version } from '../../../platform/http/route-schema.ts'
import {
  assigneeAnswer,
  inInbox,
  itemChanged,
  itemState,
  jobTitle,
  noItem,
  noteAnswer,
  outcomes,
  wholeItem,
} from '../item-answers.ts'
import { statesOf } from '../submission-states.ts'
import { inboxRefusals } from '../submission-refusals.ts'
import { noteSchema } from './add-note.ts'
import { assignmentSchema, manySchema, moveSchema, readingSchema } from './review-body.ts'

const tags: ['Inboxes'] = ['Inboxes']
const params = z.object({ id: rowId })
const incomplete = inboxRefusals['body-incomplete']
const noState = inboxRefusals['state-unknown']
const replaced = inboxRefusals['item-replaced']

/** To look at what is in an inbox, to write about it and to throw it away. */
const readingOf = <Inbox extends string>(inbox: Inbox, Noun: string) =>
  inInbox(inbox, {
    'GET /api/{inbox}/assignees': {
      operationId: `list${Noun}Assignees`,
      tags,
      summary:
        'Everybody who may see this inbox, and so may see to what is in it; `gone` are those who no longer may, and have something left in it.',
      response: {
        200: told({ assignees: z.array(assigneeAnswer), gone: z.array(assigneeAnswer) }),
      },
    },
    'GET /api/{inbox}/{id}': {
      operationId: `read${Noun}`,
      tags,
      summary:
        'One with all that belongs to it: notes, the mails about it and their fate, who did what.',
      params,
      response: { 200: wholeItem },
      refusals: [noItem, inboxRefusals['item-in-trash']],
    },
    'DELETE /api/{inbox}/{id}': {
      operationId: `trash${Noun}`,
      tags,
      summary: 'Moves it to the trash, whole, its files with it.',
      params,
      querystring: z.object({
        version: z.int().optional().describe('Only if it is still this version.'),
      }),
      response: { 204: nothing() },
      refusals: [inboxRefusals['version-invalid'], noItem, replaced, ...itemChanged],
    },
    'PUT /api/{inbox}/{id}/read': {
      operationId: `mark${Noun}`,
      tags,
      summary: 'Marks it as read or unread, for all who see this inbox.',
      params,
      body: readingSchema.meta({ examples: [{ read: true }] }),
      response: { 200: told({ read: z.boolean() }) },
      refusals: [incomplete, noItem],
    },
    'POST /api/{inbox}/{id}/notes': {
      operationId: `note${Noun}`,
      tags,
      summary: 'Adds a note for those who work here; nobody can change or remove one.',
      params,
      body: noteSchema.meta({ examples: [{ text: 'Called back, no answer.' }] }),
      response: { 201: told({ note: noteAnswer }) },
      refusals: [inboxRefusals['note-invalid'], noItem],
    },
  })

/** To move it on, or many at once. */
const movingOf = <Inbox extends string>(inbox: Inbox, Noun: string, states: readonly string[]) =>
  inInbox(inbox, {
    'PUT /api/{inbox}/{id}/state': {
      operationId: `move${Noun}`,
      tags,
      summary: 'Moves it to another state, unless it has changed since `version`.',
      description: `States: ${states.join(', ')}.`,
      params,
      body: moveSchema.meta({ examples: [{ state: states[1], version: 2 }] }),
      response: { 200: told({ state: itemState, version }) },
      refusals: [incomplete, noState, noItem, replaced, ...itemChanged],
    },
    'PUT /api/{inbox}/{id}/assignee': {
      operationId: `assign${Noun}`,
      tags,
      summary: 'Says who sees to it, null for nobody, unless it has changed since `version`.',
      params,
      body: assignmentSchema.meta({ examples: [{ assignee: null, version: 2 }] }),
      response: { 200: told({ assignee: assigneeAnswer.nullable(), version }) },
      refusals: [incomplete, inboxRefusals['assignee-unknown'], noItem, replaced, ...itemChanged],
    },
    'POST /api/{inbox}/many': {
      operationId: `reviewManyOf${Noun}`,
      tags,
      summary:
        'Marks many as read or unread, moves them to a state or to the trash. Each is done by itself; what cannot be done to one stops no other.',
      body: manySchema.meta({
        examples: [{ items: [{ id: 'dG9tYXRvZXMtb24tdG9hcw', version: 2 }], do: 'read' }],
      }),
      response: { 200: told({ outcomes }) },
      refusals: [incomplete, noState],
    },
  })

export const reviewRoutes = {
  ...readingOf('enquiries', 'Enquiry'),
  ...movingOf('enquiries', 'Enquiry', statesOf.enquiry),
  ...readingOf('applications', 'Application'),
  ...movingOf('applications', 'Application', statesOf.application),
  'GET /api/applications/jobs': {
    operationId: 'listAppliedJobs',
    tags,
    summary:
      'The jobs for which there are applications, those no longer posted too, by their titles.',
    response: { 200: told({ jobs: z.array(told({ id: rowId, title: jobTitle })) }) },
  },
} satisfies Routes
