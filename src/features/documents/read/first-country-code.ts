import type { Documents } from './documents.ts'

/** Which country code the enquiry form begins with. */
export const firstCountryCode = ({ company }: Pick<Documents, 'company'>) =>
  company.contacts.countryCode ?? '+91'
