/** What the desk says about the optional fields of a job. */
export const jobDetailWords = {
  summary: 'More about the job, for search engines and filters (optional)',
  none: 'Not told',
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
    country: 'Two letters, such as IN.',
    payMin: 'An amount in figures, such as 900000.',
    payMax: 'Empty if there is one amount only.',
    payCurrency: 'Three letters, such as INR.',
    validThrough: 'After this day the job leaves the careers page by itself.',
  },
  choices: {
    employmentType: {
      FULL_TIME: 'Full time',
      PART_TIME: 'Part time',
      CONTRACTOR: 'Contractor',
      TEMPORARY: 'Temporary',
      INTERN: 'Intern',
      VOLUNTEER: 'Volunteer',
      PER_DIEM: 'By the day',
      OTHER: 'Other',
    },
    workplace: { 'on-site': 'On site', hybrid: 'Hybrid', remote: 'Remote' },
    payUnit: { HOUR: 'Hour', DAY: 'Day', WEEK: 'Week', MONTH: 'Month', YEAR: 'Year' },
  },
}
