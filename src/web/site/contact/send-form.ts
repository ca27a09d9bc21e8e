import { type Answered, postForm, type Telling } from '../forms/post-form.ts'

/** A form-send service, ours or another's: where it is and who we are to it. */
export type FormService = { url: string; userId?: string; serviceId?: string; templateId?: string }

const formSendPath = '/api/v1.0/email/send-form'

const version = 'foyer-1'

/** CON-6: the form as the service wants it; what is missing is an error that says so. */
export function formFor({ userId, serviceId, templateId }: FormService, form: unknown): FormData {
  if (!userId) throw new Error('The user ID of the e-mail service is required.')
  if (!serviceId) throw new Error('The service ID of the e-mail service is required.')
  if (!templateId) throw new Error('The template ID of the e-mail service is required.')
  if (!(form instanceof FormData)) throw new Error('What is to be sent is expected to be a form.')
  form.set('lib_version', version)
  form.set('service_id', serviceId)
  form.set('template_id', templateId)
  form.set('user_id', userId)
  return form
}

export const addressOf = ({ url }: FormService) =>
  url.endsWith(formSendPath) ? url : url + formSendPath

/** Sends a form to the service; tells how far it is. */
export const sendForm = (
  service: FormService,
  form: unknown,
  telling: Telling,
): Promise<Answered> => postForm(addressOf(service), formFor(service, form), telling)
