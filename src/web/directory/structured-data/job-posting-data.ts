import type { Documents, Office } from '../../../features/documents/read/documents.ts'
import type { AdvertisedJob } from '../../../features/jobs/read/advertise-jobs.ts'
import type { Pay } from '../../../features/jobs/job-fields.ts'
import { organizationId, postalAddress } from './organization.ts'
import type { Absolute, Thing } from '../page-entry.ts'

const escape = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const lines = (text: string, between: RegExp) =>
  text
    .split(between)
    .filter((part) => part.trim())
    .map((part) => escape(part.trim()))

/** https://developers.google.com/search/docs/appearance/structured-data/job-posting: HTML, the whole of it. */
const descriptionOf = ({ description, requirements }: AdvertisedJob) =>
  [
    ...lines(description, /\n\s*\n/).map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`),
    '<p>What you bring:</p>',
    `<ul>${lines(requirements, /\n/)
      .map((part) => `<li>${part}</li>`)
      .join('')}</ul>`,
  ].join('')

/** Words between single spaces, to be found whole in others. */
const wordsOf = (text: string) => ` ${text.match(/[\p{L}\p{M}\p{N}]+/gu)?.join(' ') ?? text} `

const says = (text: string, words: string) => wordsOf(text).includes(wordsOf(words))

/** The office that a job's place names: by its name or its street or town; a whole country names none. */
function officeOf(location: string, offices: Office[]): Office | undefined {
  const [first = ''] = location.split(',')
  return offices.find(
    ({ name, lines: address }) =>
      says(location, name) || address.slice(0, -1).some((part) => says(part, first)),
  )
}

function addressOf(job: AdvertisedJob, offices: Office[]): Thing | undefined {
  const { country, region, city, streetAddress, postalCode } = job
  const location = job.location.trim()
  if (!country) {
    const office = location && officeOf(location, offices)
    if (office) return postalAddress(office)
    return location ? { '@type': 'PostalAddress', addressLocality: location } : undefined
  }
  return {
    '@type': 'PostalAddress',
    ...(streetAddress ? { streetAddress } : {}),
    ...(city ? { addressLocality: city } : {}),
    ...(region ? { addressRegion: region } : {}),
    ...(postalCode ? { postalCode } : {}),
    addressCountry: country,
  }
}

/** Without a country or an office to go by, a search engine has what the text says and no more. */
function placeOf(job: AdvertisedJob, offices: Office[]) {
  const address = addressOf(job, offices)
  if (!address) return {}
  const place = { jobLocation: { '@type': 'Place', address } }
  if (job.workplace !== 'remote') return place
  return {
    jobLocationType: 'TELECOMMUTE',
    ...(address.addressCountry
      ? { applicantLocationRequirements: { '@type': 'Country', name: address.addressCountry } }
      : place),
    ...(job.city ? place : {}),
  }
}

const salaryOf = ({ currency, min, max, unit }: Pay) => ({
  '@type': 'MonetaryAmount',
  currency,
  value: {
    '@type': 'QuantitativeValue',
    ...(max === undefined || max === min ? { value: min } : { minValue: min, maxValue: max }),
    unitText: unit,
  },
})

/** A job for search engines; it stands on its own page alone, and goes with it. */
export function jobPosting(
  job: AdvertisedJob,
  absolute: Absolute,
  { company, offices }: Documents,
): Thing {
  const path = `/careers/${job.slug}`
  const { employmentType, pay, validThrough } = job
  return {
    '@type': 'JobPosting',
    '@id': absolute(`${path}#job`),
    title: job.title,
    description: descriptionOf(job),
    ...(job.postedAt ? { datePosted: job.postedAt } : {}),
    ...(validThrough ? { validThrough: `${validThrough}T23:59:59-12:00` } : {}),
    ...(employmentType ? { employmentType } : {}),
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      ...organizationId(absolute),
      name: company.name,
      sameAs: [absolute('/'), ...company.socials.flatMap(({ address }) => address ?? [])],
      logo: absolute('/look/icon-512.png'),
    },
    ...placeOf(job, offices),
    ...(pay ? { baseSalary: salaryOf(pay) } : {}),
    directApply: true,
    url: absolute(path),
    image: absolute(`/social${path}.png`),
  }
}
