import { z } from 'zod'
import {
  applicationForm,
  applicationRefusals,
} from '../../features/applications/application-routes.ts'
import { enquiryForm } from '../../features/enquiries/enquiry-routes.ts'
import { sentForm, sentFormRefusals } from '../../features/submissions/receive/form-routes.ts'
import { statusChanges } from '../../features/submissions/status/status-routes.ts'
import { undrawn } from '../../platform/http/common-refusals.ts'
import { nothing, type Routes, word } from '../../platform/http/route-schema.ts'

const response = { 303: nothing('To the page where the sender sees what arrived.') }
const changed = { 303: nothing('To the status page, which says so.') }
const params = z.object({ slug: word('Of the job.', 'qa-test-engineer') })

const toStatusPage = {
  tags: sentForm.tags,
  summary: 'Leads to the status page.',
  params: z.object({ token: word('Of the signed link.', 'eyJpZCI6ImsifQ.c2ln') }),
  response: { 301: nothing('To the status page.') },
}

/** Forms that are answered with pages, refusals too. */
export const postedRoutes = {
  'POST /contact': {
    operationId: 'postContact',
    ...sentForm,
    summary:
      'The contact form as a browser sends it by itself; the question is asked on the answer.',
    body: enquiryForm,
    response,
    refusals: [...sentFormRefusals, ...undrawn],
  },
  'POST /careers/{slug}': {
    operationId: 'postApplication',
    ...sentForm,
    summary: 'The application form as a browser sends it by itself.',
    params,
    body: applicationForm,
    response,
    refusals: [...applicationRefusals, ...undrawn],
  },
  'POST /careers/{slug}/apply': {
    operationId: 'postApply',
    tags: sentForm.tags,
    summary: 'Apply, pressed in a browser without JavaScript.',
    params,
    response: { 303: nothing('To the form on the page of the job.') },
  },
  'GET /status/{token}/withdraw': { operationId: 'leaveWithdrawal', ...toStatusPage },
  'POST /status/{token}/withdraw': {
    operationId: 'postWithdrawal',
    ...statusChanges.withdraw,
    response: changed,
    refusals: [...statusChanges.withdraw.refusals, ...undrawn],
  },
  'GET /status/{token}/erasure': { operationId: 'leaveErasure', ...toStatusPage },
  'POST /status/{token}/erasure': {
    operationId: 'postErasure',
    ...statusChanges.erasure,
    response: changed,
    refusals: [...statusChanges.erasure.refusals, ...undrawn],
  },
  'GET /status/{token}/files': { operationId: 'leaveFiles', ...toStatusPage },
  'POST /status/{token}/files': {
    operationId: 'postFile',
    ...statusChanges.files,
    response: changed,
    refusals: [...statusChanges.files.refusals, ...undrawn],
  },
} satisfies Routes
