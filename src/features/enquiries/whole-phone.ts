import type { Enquiry } from './enquiry-schema.ts'

/** A number that begins with a plus has its country in it. */
export const wholePhone = ({
  countryCode,
  phoneNumber,
}: Pick<Enquiry, 'countryCode' | 'phoneNumber'>) =>
  phoneNumber.startsWith('+') ? phoneNumber : `${countryCode} ${phoneNumber}`
