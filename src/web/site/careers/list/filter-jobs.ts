import type { AdvertisedJob } from '../../../../features/jobs/read/advertise-jobs.ts'
import type { Choice } from '../careers-view.ts'

type AskedJobs = { q: string; team: string; place: string }

const longestQuery = 100

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

export const askedJobs = (query: URLSearchParams): AskedJobs => ({
  q: (query.get('q') ?? '').trim().slice(0, longestQuery),
  team: query.get('team')?.trim() ?? '',
  place: query.get('place')?.trim() ?? '',
})

const placeOf = ({ workplace, city, location }: AdvertisedJob) =>
  workplace === 'remote' ? 'Remote' : (city ?? location)

const teamOf = ({ department }: AdvertisedJob) => department ?? ''

const says = ({ title, description, requirements, location, department = '' }: AdvertisedJob) =>
  plain([title, description, requirements, location, department].join('\n'))

/** Every word must be in the job, every filter must fit; whatever the case. */
export function filterJobs(jobs: AdvertisedJob[], { q, team, place }: AskedJobs) {
  const words = plain(q).split(/\s+/).filter(Boolean)
  return jobs.filter(
    (job) =>
      (!team || plain(teamOf(job)) === plain(team)) &&
      (!place || plain(placeOf(job)) === plain(place)) &&
      words.every((word) => says(job).includes(word)),
  )
}

function counted(values: string[]): Choice[] {
  const counts = new Map<string, number>()
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .toSorted((one, other) => one.value.localeCompare(other.value, 'en'))
}

export const teamsIn = (jobs: AdvertisedJob[]) => counted(jobs.map(teamOf))

export const placesIn = (jobs: AdvertisedJob[]) => counted(jobs.map(placeOf))
