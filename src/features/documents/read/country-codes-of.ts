import { countryCodes } from '../kinds/company/country-codes.ts'
import type { Documents } from './documents.ts'

type Company = Pick<Documents, 'company'>

/** What the company adds to the codes that every enquiry form has. */
export const furtherCountryCodes = ({ company }: Company) =>
  company.furtherCodes?.map(({ code, country }): [string, string] => [code, country]) ?? []

export const countryCodesOf = (documents: Company) =>
  [...furtherCountryCodes(documents), ...countryCodes].map(([code]) => code)

/** Which country code the enquiry form begins with. */
export const firstCountryCode = (documents: Company) =>
  documents.company.contacts.countryCode ??
  furtherCountryCodes(documents)[0]?.[0] ??
  codeOfPhone(documents) ??
  '+91'

/** The country that the company's own phone is in; of +37 and +371 it is the longer. */
function codeOfPhone(documents: Company) {
  const phone = documents.company.contacts.phone?.replace(/[^+\d]/g, '') ?? ''
  return countryCodesOf(documents)
    .filter((code) => phone.startsWith(code))
    .toSorted((one, other) => other.length - one.length)[0]
}
