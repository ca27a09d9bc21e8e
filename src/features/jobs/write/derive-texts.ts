import type { JobDetails, Pay } from '../job-fields.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** The place of a job in words, such as 'Kochi, Kerala, India (hybrid)'. */
export function locationOf({ city, region, country, workplace }: JobDetails): string {
  const place = [city, region, country && countries.of(country)].filter(Boolean).join(', ')
  if (workplace === 'remote') return place ? `Remote, ${place}` : 'Remote'
  return workplace === 'hybrid' ? `${place} (hybrid)` : place
}

const spans = {
  HOUR: 'an hour',
  DAY: 'a day',
  WEEK: 'a week',
  MONTH: 'a month',
  YEAR: 'a year',
}

/** The pay of a job in words, such as '₹16,00,000–₹24,00,000 a year'. */
export function salaryRangeOf({ currency, min, max, unit }: Pay): string {
  const money = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 2,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const range = max === undefined || max === min ? [min] : [min, max]
  return `${range.map((amount) => money.format(amount)).join('–')} ${spans[unit]}`
}
