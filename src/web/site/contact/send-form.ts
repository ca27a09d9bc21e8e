import { type Answered, postForm } from '../forms/post-form.ts'
import type { Telling } from '../forms/use-one-sending.ts'

/** A form-send service, ours or another's: where it is and who we are to it. */
export type FormService = { url: string; userId?: string; serviceId?: string; templateId?: string }

export const formSendPath = '/api/v1.0/email/send-form'

const version = 'foyer-1'

const isForm = (form: unknown): form is HTMLFormElement | FormData =>
  form instanceof FormData ||
  (typeof HTMLFormElement !== 'undefined' && form instanceof HTMLFormElement)

/** CON-6: the form as the service wants it; what is missing is an error that says so. */
export function formFor({ userId, serviceId, templateId }: FormService, form: unknown): FormData {
  if (!userId) throw new Error('The user ID of the e-mail service is required.')
  if (!serviceId) throw new Error('The service ID of the e-mail service is required.')
  if (!templateId) throw new Error('The template ID of the e-mail service is required.')
  if (!isForm(form)) throw new Error('What is to be sent is expected to be a form.')
  const data = form instanceof FormData ? form : new FormData(form)
  data.set('lib_version', version)
  data.set('service_id', serviceId)
  data.set('template_id', templateId)
  data.set('user_id', userId)
  return data
}

export const addressOf = ({ url }: FormService) =>
  url.endsWith(formSendPath) ? url : url + formSendPath

/** Sends a form to the service; tells how far it is. */
export async function sendForm(
  service: FormService,
  form: unknown,
  telling: Telling,
): Promise<Answered> {
  return postForm(addressOf(service), formFor(service, form), telling)
}
