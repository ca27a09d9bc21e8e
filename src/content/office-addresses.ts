export type Office = {
  name: string
  lines: string[]
  hours?: string
  drawing: string
  dimmed: boolean
}

export const offices: Office[] = [
  {
    name: 'Pune',
    lines: ['4th floor, Kalpataru Yard', 'Baner Road, Pune 411045', 'Maharashtra, India'],
    hours: 'Mon–Fri, 09:30–18:30 IST',
    drawing: 'office-pune',
    dimmed: false,
  },
  {
    name: 'Patna',
    lines: ['2nd floor, Ganga Chambers', 'Boring Road, Patna 800001', 'Bihar, India'],
    drawing: 'office-patna',
    dimmed: true,
  },
  {
    name: 'USA',
    lines: ['Suite 210, 1180 Cedar Loop', 'Austin, Texas 78702', 'United States'],
    drawing: 'office-usa',
    dimmed: true,
  },
]
