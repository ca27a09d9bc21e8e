import type { RouterContextProvider } from 'react-router'
import texts from '../../../../public/locales/en/translation.json' with { type: 'json' }
import {
  firstCountryCode,
  furtherCountryCodes,
} from '../../../features/documents/read/country-codes-of.ts'
import { consentIn } from '../../../features/documents/read/consents.ts'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { pageContext } from '../../page-context.ts'
import type { ContactFormView } from './contact-view.ts'

const usual = texts.form

/** Our own service knows us; another company's is told who we are to it. */
const own = { url: '', userId: 'website', serviceId: 'foyer', templateId: 'enquiry' }

export function readContactForm(context: Readonly<RouterContextProvider>): ContactFormView {
  const { site, answer } = context.get(pageContext)
  const service = site.emailService ?? own
  const documents = documentsIn(context, ['consent-text'])
  const { phone, help, attachment, submit } = documents.home.contact.form ?? {}
  const consent = consentIn(documents, 'enquiry', site.keptMonths)
  return {
    service,
    labels: {
      phone: phone ?? usual.phone,
      help: help ?? usual.help,
      attachment: attachment ?? usual.attach,
      submit: submit ?? usual.submit,
    },
    countryCode: firstCountryCode(documents),
    furtherCodes: furtherCountryCodes(documents),
    consent,
    ...(answer ? { answer } : {}),
  }
}
