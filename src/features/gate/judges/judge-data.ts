import type { RenderedPage } from '../drawn/rendered-page.ts'
import type { Fault } from './fault.ts'

type Thing = Record<string, unknown>

/** What search engines require of each, https://developers.google.com/search/docs/appearance/structured-data. */
const required: Record<string, Record<string, string>> = {
  JobPosting: {
    title: 'a title',
    description: 'a description',
    datePosted: 'the day it was posted',
    hiringOrganization: 'the company that hires',
  },
  BlogPosting: {
    headline: 'a headline',
    author: 'an author',
    datePublished: 'the day it was published',
    image: 'a picture',
  },
}

const names: Record<string, string> = { JobPosting: 'job', BlogPosting: 'post' }

/** What programs are told of a job or a post: without these fields they show neither. */
export function judgeData({ data }: RenderedPage, today: string): Fault[] {
  return data.flatMap((json) => {
    const things = thingsIn(json)
    if (!things)
      return [fault('error', 'unreadable', 'The page’s structured data can’t be read by programs.')]
    return things.flatMap((thing) => wantedIn(thing, today))
  })
}

const fault = (severity: Fault['severity'], about: string, sentence: string): Fault => ({
  judged: 'structure',
  severity,
  about,
  sentence,
})

function thingsIn(json: string): Thing[] | undefined {
  try {
    const data = JSON.parse(json) as Thing | Thing[]
    const all = Array.isArray(data) ? data : ((data['@graph'] as Thing[] | undefined) ?? [data])
    return all.every((one) => typeof one === 'object' && one !== null) ? all : undefined
  } catch {
    return undefined
  }
}

function wantedIn(thing: Thing, today: string): Fault[] {
  const type = String(thing['@type'])
  const fields = required[type]
  const name = names[type]
  if (!fields || !name) return []
  const missing = Object.entries(fields).flatMap(([field, words]) =>
    isEmpty(thing[field])
      ? [
          fault(
            'error',
            `${type} ${field}`,
            `Search engines don’t show a ${name} without ${words}.`,
          ),
        ]
      : [],
  )
  return [...missing, ...(type === 'JobPosting' ? ofJob(thing, today) : ofPost(thing))]
}

function ofJob(thing: Thing, today: string): Fault[] {
  const faults: Fault[] = []
  const isRemote = thing.jobLocationType === 'TELECOMMUTE'
  if (isEmpty(thing.jobLocation) && !(isRemote && !isEmpty(thing.applicantLocationRequirements)))
    faults.push(
      fault('error', 'JobPosting jobLocation', 'Search engines don’t show a job without a place.'),
    )
  const until = String(thing.validThrough ?? '')
  const lastDay = until.slice(0, 10)
  if (Date.parse(until) < Date.parse(today))
    faults.push(fault('warning', 'JobPosting over', `The job’s last day, ${lastDay}, has passed.`))
  return faults
}

function ofPost({ headline }: Thing): Fault[] {
  const { length } = String(headline ?? '')
  return length > 110
    ? [
        fault(
          'warning',
          'BlogPosting headline',
          `The headline has ${length} characters. Search engines cut it after 110.`,
        ),
      ]
    : []
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.every(isEmpty))
