import { type Answered, postForm, type Telling } from '../forms/post-form.ts'

/** A form-send service, ours or another's: where it is and who we are to it. */
export type FormService = { url: string; userId?: string; serviceId?: string; templateId?: string }

const formSendPath = '/api/v1.0/email/send-form'

const version = 'foyer-1'

/** CON-6: the form as the service wants it; what is missing is an error that says so. */
export function formFor({ userId, serviceId, templateId }: FormService, form: unknown): FormData {
  if (!(form instanceof FormData)) throw new Error('The message is expected to be a form.')
  form.set('lib_version', version)
  const ids = { user: userId, service: serviceId, template: templateId }
  for (const [name, id] of Object.entries(ids)) {
    if (!id) throw new Error(`The ${name} ID of the e-mail service is required.`)
    form.set(`${name}_id`, id)
  }
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
