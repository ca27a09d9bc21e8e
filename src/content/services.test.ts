import { expect, test } from 'vitest'
import { serviceSections } from './services.ts'

const slugs = Object.fromEntries(
  serviceSections.map(({ id, services }) => [id, services.map(({ slug }) => slug).join(' ')]),
)

test('NAV-2: the three groups hold the thirty paths, spelled as they always were', () => {
  expect(slugs).toEqual({
    offerings:
      'Outsourcing-And-Talent Digital-Advisory cutomer-experience-design technology-engineering digital-accelerators data-artificial-intelligence cloud-adoption contact-center-experience generative-ai-solutions',
    industries:
      'Automotive-Aerospace Banking-Financial Communication-Media Consumer-Retail Healthcare-Life-Science Import-Export-Manufacturing Oil-Gas Technology Power-Electrical Renewable-Energy',
    technology:
      'agile architecture ai bigdata blockchain cloud devops digital embedded mobility security',
  })
})

test('SERV-1: no two services say the same about themselves', () => {
  const summaries = serviceSections.flatMap(({ services }) => services.map((one) => one.summary))
  expect(new Set(summaries).size).toBe(30)
})
