import { group, line, link, list, yes } from '../../schema/fields.ts'
import { kind } from '../../schema/kind.ts'

const label = line('Label', 40)
const leadsTo = link('Where it leads')

export const navigation = kind(
  'navigation',
  'Navigation',
  {
    header: list(
      'In the header, after Services',
      group('Link', {
        label,
        link: leadsTo,
        onWideScreensOnly: yes('Only on wide screens', 'It is left out of the menu of a phone.'),
      }),
      { most: 8 },
    ),
    footer: list('In the footer', group('Link', { label, link: leadsTo }), { most: 12 }),
  },
  { single: true, required: true },
)
