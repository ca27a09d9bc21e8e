/** What the desk says about the optional fields of a job. */
export const jobDetailWords = {
  summary: 'More about the job, for search engines and filters (optional)',
  none: 'Not specified',
  fields: {
    employmentType: 'Employment type',
    workplace: 'Workplace',
    department: 'Department',
    city: 'City',
    region: 'State or region',
    country: 'Country',
    payMin: 'Lowest pay',
    payMax: 'Highest pay',
    payCurrency: 'Currency',
    payUnit: 'Paid per',
    validThrough: 'Last day to apply',
  },
  hints: {
    country: 'Two letters, e.g. DE or IN.',
    payMin: 'Digits only, e.g. 900000.',
    payMax: 'Leave empty for a single amount.',
    payCurrency: 'Three letters, e.g. EUR or INR.',
    validThrough:
      'When this day is over everywhere on earth, the job comes off the careers page automatically.',
  },
  choices: {
    employmentType: {
      FULL_TIME: 'Full time',
      PART_TIME: 'Part time',
      CONTRACTOR: 'Contractor',
      TEMPORARY: 'Temporary',
      INTERN: 'Intern',
      VOLUNTEER: 'Volunteer',
      PER_DIEM: 'Daily rate',
      OTHER: 'Other',
    },
    workplace: { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' },
    payUnit: { HOUR: 'Hour', DAY: 'Day', WEEK: 'Week', MONTH: 'Month', YEAR: 'Year' },
  },
}
