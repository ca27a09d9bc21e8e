import type { Enquiry } from './enquiry-schema.ts'

/** A number that begins with a plus, also in brackets, has its country in it. */
export const wholePhone = ({
  countryCode,
  phoneNumber,
}: Pick<Enquiry, 'countryCode' | 'phoneNumber'>) =>
  /^\(?\+/.test(phoneNumber) ? phoneNumber : `${countryCode} ${phoneNumber}`
