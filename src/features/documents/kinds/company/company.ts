import { countryCodes } from './country-codes.ts'
import { choice, group, line, link, list, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { isNote } from '../../schema/link-shapes.ts'
import { whole, year } from '../parts.ts'
import { mailAddress } from '../../../../platform/words/mail-address.ts'

const workingDays = { min: 1, max: 60 }

const closedDay = line('Day', 5, {
  shared: true,
  isRead: true,
  help: 'Month and day: 12-25 for Christmas.',
}).regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, {
  error: 'Day must be a month and a day such as 12-25.',
})

function isTimeZone(name: string) {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

const timeZone = line('Time zone', 60, {
  shared: true,
  isRead: true,
  help: 'Yours, for example Asia/Kolkata. Receipts, mails and status pages follow it; posts go by UTC, and a job’s last day ends when it’s over everywhere.',
}).refine(isTimeZone, { error: 'Time zone must be one such as Asia/Kolkata.' })

const chatNumber = line('WhatsApp number', 30, {
  shared: true,
  isRead: true,
  help: 'With its country code, such as +91 20 5550 0100. The chat button opens it; without one, it leads to the form.',
})
  .regex(/^\+?[\s()\d-]*$/, { error: 'WhatsApp number must be digits, such as +91 20 5550 0100.' })
  .refine((words) => /^\d{6,15}$/.test(words.replace(/\D/g, '')), {
    error: 'WhatsApp number must have 6 to 15 digits.',
  })

/** A placeholder note passes here; its own check reports it. */
const mail = (label: string) =>
  line(label, 254, { shared: true }).refine(
    (words) => words === '' || isNote(words) || mailAddress.test(words),
    { error: `${label} must be one mail address, such as office@example.com.` },
  )

const registration = line('Registration', 120, {
  shared: true,
  help: 'The number and the register, as the law wants it on your site. It stands in the foot of Home and Contact.',
})

const [firstCode, ...otherCodes] = countryCodes.map(([code]) => code)

const countryCode = choice('Country code', [firstCode!, ...otherCodes], {
  help: 'What the enquiry form starts with. Without one, it’s the first of your own further codes, or that of your phone, or else +91.',
})

const furtherCode = group('Country code', {
  code: line('Code', 4, { shared: true, isRead: true, help: 'Such as +351.' }).regex(
    /^\+[1-9]\d{0,2}$/,
    { error: 'Code must be a plus and one to three digits, such as +351.' },
  ),
  country: line('Country', 60),
})

/** Who this is: what every page, mail and feed says of the company. */
export const company = kind(
  'company',
  'Company',
  {
    name: line('Name', 60, { shared: true }),
    legalName: line('Registered name', 120, { shared: true }).optional(),
    registration: registration.optional(),
    founded: year('Founded in').optional(),
    tagline: line('Tagline', 80).optional(),
    description: text('Description', 200, {
      help: 'For search engines and shared links.',
    }).optional(),
    contacts: group('Contacts', {
      office: mail('Office email').optional(),
      phone: line('Phone', 40, { shared: true }).optional(),
      countryCode: countryCode.optional(),
      chat: chatNumber.optional(),
      privacy: mail('Email for privacy').optional(),
      accessibility: mail('Email for accessibility').optional(),
      security: mail('Email for security').optional(),
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
    answers: group('Reply times', {
      enquiryDays: whole('Working days until an enquiry is answered', workingDays).optional(),
      applicationDays: whole(
        'Working days until an application is answered',
        workingDays,
      ).optional(),
      closedDays: list('Public holidays and other days off', closedDay, {
        help: 'They return each year. Saturdays and Sundays needn’t be listed.',
      }).optional(),
      timeZone: timeZone.optional(),
    }).optional(),
    furtherCodes: list('Further country codes', furtherCode, {
      most: 40,
      help: 'The enquiry form offers them before the usual 35.',
    }).optional(),
    languages: list('Languages you answer in', line('Language', 40), { most: 20 }).optional(),
    areasServed: list('Where you work', line('Country or region', 60), { most: 30 }).optional(),
    securityLanguages: list(
      'Languages for security reports',
      line('Language', 35, { shared: true, isRead: true, help: 'Its code, such as en.' }),
      { most: 10, help: 'In which people may tell you of a weakness in your software.' },
    ).optional(),
    copyrightSince: year('Copyright since').optional(),
  },
  { single: true, required: true },
)
