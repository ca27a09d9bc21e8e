import type { RouterContextProvider } from 'react-router'
import {
  firstCountryCode,
  furtherCountryCodes,
} from '../../../features/documents/read/country-codes-of.ts'
import { consentIn } from '../../../features/documents/read/consents.ts'
import { documentsIn } from '../../directory/sources/documents-in.ts'
import { pageContext } from '../../page-context.ts'
import type { ContactFormView } from './contact-view.ts'

/** Our own service knows us; another company's is told who we are to it. */
const own = { url: '', userId: 'website', serviceId: 'foyer', templateId: 'enquiry' }

export function readContactForm(context: Readonly<RouterContextProvider>): ContactFormView {
  const { site, answer } = context.get(pageContext)
  const service = site.emailService ?? own
  const documents = documentsIn(context, ['consent-text'])
  const consent = consentIn(documents, 'enquiry', site.keptMonths)
  return {
    service,
    countryCode: firstCountryCode(documents),
    furtherCodes: furtherCountryCodes(documents),
    consent,
    ...(answer ? { answer } : {}),
  }
}
