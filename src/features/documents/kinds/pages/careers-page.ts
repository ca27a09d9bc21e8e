import { drawing, group, line, list, text } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'
import { foundAs } from './found-as.ts'

/** What the jobs of a team show. */
const team = group('Team', {
  name: line('Name', 80, {
    shared: true,
    isRead: true,
    help: 'As its jobs name it; capitals make no difference.',
  }),
  drawing: drawing('Drawing of what it runs'),
  owns: line('What somebody new would own', 160, {
    help: 'Goes on from ‘The part you’d own:’.',
  }),
})

export const careersPage = kind(
  'careers-page',
  'Careers',
  {
    ...foundAs,
    title: line('Title', 80).optional(),
    subtitle: text('Lead', 400).optional(),
    benefitsHeading: line('Heading over the benefits', 60).optional(),
    benefitsLead: text('Over the benefits', 300).optional(),
    certification: group('Certificate as a workplace', {
      heading: line('Heading', 60).optional(),
      text: list('Paragraphs', text('Paragraph', 800), { least: 1, most: 4 }),
      facts: list(
        'Facts',
        group('Fact', { label: line('Label', 60), value: line('Value', 60, { isDrawn: true }) }),
        {
          most: 6,
        },
      ),
      note: line('Note', 120).optional(),
    }).optional(),
    jobsHeading: line('Over the jobs', 60).optional(),
    form: group('Application form', {
      coverLetter: line('Label of the letter', 60).optional(),
      cv: line('Label of the CV', 60).optional(),
      submit: line('Button', 40).optional(),
    }).optional(),
    hiring: group('Over the hiring steps', {
      heading: line('Heading', 80),
      lead: text('Lead', 400).optional(),
    }),
    teams: list('Teams', team, { most: 40 }).optional(),
  },
  { single: true, required: true },
)
