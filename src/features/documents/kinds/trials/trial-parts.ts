import { group, line, number, text, yes } from '../../schema/fields.ts'

/** What stands over everything that one can try on a service's page. */
export const trialHead = {
  heading: line('Heading', 120),
  intro: text('What it is about', 800),
  invite: text('What one can do', 400, { help: 'Said to those who can: who has scripts.' }),
}

export const lakhs = yes('Lakhs', 'Figures are written 12,34,567 and not 1,234,567.').optional()

export const currency = line('Sign of the currency', 8)

export const sentence = (label: string, help?: string) =>
  text(label, 400, { ...(help && { help }) })

/** What a slider can be set to, and where it stands first. */
export const slider = (label: string, max: number, least = 0) =>
  group(label, {
    least: number('Least', { min: least, max }),
    most: number('Most', { min: least, max }),
    start: number('At first', { min: least, max }),
  })

export const isWithin = ({ least, most, start }: { least: number; most: number; start: number }) =>
  least <= start && start <= most && least < most
