export type Company = {
  name: string
  legalName: string
  tagline: string
  description: string
  copyrightSince: number
}

export const company: Company = {
  name: 'Naksha',
  legalName: 'Naksha Engineering Pvt. Ltd.',
  tagline: 'Digital product engineering company',
  description:
    'Naksha draws a system before it builds it: machine learning, secure IT, web and mobile, BI. A thousand people in Pune, Patna and Austin.',
  copyrightSince: 2009,
}
