import { countryCodes } from './country-codes.ts'
import { choice, group, line, link, list, number, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

const workingDays = { min: 1, max: 60 }

const closedDay = line('Day', 5, { shared: true, help: '12-25' }).regex(
  /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  { error: 'Day must be a month and a day such as 12-25.' },
)

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const timeZone = line('Time zone', 60, {
  shared: true,
  help: 'Where its days begin and end: Asia/Kolkata.',
}).refine(isTimeZone, { error: 'Time zone must be one such as Asia/Kolkata.' })

const [firstCode, ...otherCodes] = countryCodes.map(([code]) => code)

const countryCode = choice('Country code', [firstCode!, ...otherCodes], {
  help: 'Chosen in the enquiry form until a visitor chooses another; without one it’s +91.',
})

/** Who this is: what every page, mail and feed says of the company. */
export const company = kind(
  'company',
  'Company',
  {
    name: line('Name', 60, { shared: true }),
    legalName: line('Registered name', 120, { shared: true }).optional(),
    tagline: line('Tagline', 80).optional(),
    description: text('Description', 200, {
      help: 'For search engines and shared links.',
    }).optional(),
    answers: group('Answers', {
      enquiryDays: number('Working days until an enquiry is answered', workingDays).optional(),
      applicationDays: number(
        'Working days until an application is answered',
        workingDays,
      ).optional(),
      closedDays: list('Days on which nobody works', closedDay, {
        help: 'Each year, besides Saturdays and Sundays.',
      }).optional(),
      timeZone: timeZone.optional(),
    }).optional(),
    areasServed: list('Where it works', line('Country or region', 60), { most: 30 }).optional(),
    securityLanguages: list(
      'Languages in which it reads of holes',
      line('Language', 35, { shared: true, help: 'Its code, such as en.' }),
      { most: 10 },
    ).optional(),
    copyrightSince: number('Copyright since', { min: 1800, max: 2200 }).optional(),
    contacts: group('Contacts', {
      office: line('Email of the office', 254, { shared: true }).optional(),
      phone: line('Phone', 40, { shared: true }).optional(),
      countryCode: countryCode.optional(),
      privacy: line('Email for privacy', 254, { shared: true }).optional(),
      accessibility: line('Email for accessibility', 254, { shared: true }).optional(),
      security: line('Email for security', 254, { shared: true }).optional(),
      grievanceOfficer: line('Grievance officer', 120, { shared: true }).optional(),
    }),
    socials: list(
      'Social addresses',
      group('Social address', {
        name: line('Network', 40, { shared: true }),
        address: link('Address').optional(),
      }),
      { most: 12 },
    ),
  },
  { single: true, required: true },
)
