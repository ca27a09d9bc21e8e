import { group, line, link, list, number, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

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
    copyrightSince: number('Copyright since', { min: 1800, max: 2200 }).optional(),
    contacts: group('Contacts', {
      office: line('Email of the office', 254, { shared: true }).optional(),
      phone: line('Phone', 40, { shared: true }).optional(),
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
