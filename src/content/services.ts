export type ServiceSectionId = 'offerings' | 'industries' | 'technology'

export type Service = { slug: string; label: string; summary: string }

export type ServiceSection = { id: ServiceSectionId; label: string; services: Service[] }

const offerings: Service[] = [
  {
    slug: 'Outsourcing-And-Talent',
    label: 'Outsourcing and talent',
    summary:
      'Whole teams or single engineers who work in your repository, under your rules, from the first week.',
  },
  {
    slug: 'Digital-Advisory',
    label: 'Digital advisory',
    summary:
      'Two senior people read your systems for ten days and tell you what to stop, what to keep and what to build.',
  },
  {
    slug: 'cutomer-experience-design',
    label: 'Customer experience design',
    summary:
      'We watch people use what you have, draw what they needed instead, and test it before a line of code.',
  },
  {
    slug: 'technology-engineering',
    label: 'Technology engineering',
    summary:
      'Portals, platforms and back offices, built by the people who drew them and run until they are boring.',
  },
  {
    slug: 'digital-accelerators',
    label: 'Digital accelerators',
    summary:
      'Sign-in, billing, search, consent: parts we’ve built nine times already, handed over as your own code.',
  },
  {
    slug: 'data-artificial-intelligence',
    label: 'Data and artificial intelligence',
    summary:
      'From the first messy table to a model that answers in forty milliseconds, with a gate in between.',
  },
  {
    slug: 'cloud-adoption',
    label: 'Cloud adoption',
    summary:
      'Move the workload, not the mess: one landing zone, one file per environment, one bill you can read.',
  },
  {
    slug: 'contact-center-experience',
    label: 'Contact centre experience',
    summary:
      'Voice, chat and mail in one queue, so no one has to repeat an order number to the third person.',
  },
  {
    slug: 'generative-ai-solutions',
    label: 'Generative AI solutions',
    summary:
      'Assistants that quote their source, refuse what they don’t know, and cost what we said they would.',
  },
]

const industries: Service[] = [
  {
    slug: 'Automotive-Aerospace',
    label: 'Automotive and aerospace',
    summary: 'Parts, tests and signatures you can trace from the drawing to the tail number.',
  },
  {
    slug: 'Banking-Financial',
    label: 'Banking and financial',
    summary:
      'Ledgers that agree before breakfast, and an audit trail the regulator can follow alone.',
  },
  {
    slug: 'Communication-Media',
    label: 'Communication and media',
    summary:
      'Catalogues, rights and live events on systems that hold when the whole country presses play.',
  },
  {
    slug: 'Consumer-Retail',
    label: 'Consumer and retail',
    summary: 'One stock figure for the shop, the site and the van, correct on the day of the sale.',
  },
  {
    slug: 'Healthcare-Life-Science',
    label: 'Healthcare and life science',
    summary: 'Clinic software a nurse can use at night, and data you can build a study on.',
  },
  {
    slug: 'Import-Export-Manufacturing',
    label: 'Import, export, manufacturing',
    summary:
      'Orders, lines and customs papers in one plan, from the purchase to the container seal.',
  },
  {
    slug: 'Oil-Gas',
    label: 'Oil and gas',
    summary:
      'Sensors on a platform, a forecast in the control room, and a rule for when the two disagree.',
  },
  {
    slug: 'Technology',
    label: 'Technology',
    summary:
      'For companies that build software themselves: second pairs of hands that keep your standards.',
  },
  {
    slug: 'Power-Electrical',
    label: 'Power and electrical',
    summary: 'Metering, outage and load systems, judged on the worst evening of the year.',
  },
  {
    slug: 'Renewable-Energy',
    label: 'Renewable energy',
    summary:
      'Wind and sun turned into a forecast the grid operator accepts and the bank will lend on.',
  },
]

const technology: Service[] = [
  {
    slug: 'agile',
    label: 'Agile',
    summary: 'Short sheets, signed every two weeks. A plan we redraw in the open when it’s wrong.',
  },
  {
    slug: 'architecture',
    label: 'Architecture',
    summary: 'One drawing of the whole system, kept next to the code, with a name on every box.',
  },
  {
    slug: 'ai',
    label: 'AI',
    summary: 'Models with a threshold, a price for each kind of mistake, and a person who signs.',
  },
  {
    slug: 'bigdata',
    label: 'Big data',
    summary:
      'Pipelines that can rebuild any day, byte for byte, after you delete it in front of us.',
  },
  {
    slug: 'blockchain',
    label: 'Blockchain',
    summary:
      'Shared records between parties who don’t trust each other. Where a database will do, we say so.',
  },
  {
    slug: 'cloud',
    label: 'Cloud',
    summary: 'Environments made from one file each, in your account, with the bill split by owner.',
  },
  {
    slug: 'devops',
    label: 'DevOps',
    summary:
      'A release on a Friday afternoon that nobody notices, and one command to take it back.',
  },
  {
    slug: 'digital',
    label: 'Digital',
    summary: 'Paper forms, phone calls and spreadsheets turned into services people finish.',
  },
  {
    slug: 'embedded',
    label: 'Embedded',
    summary:
      'Firmware with tests, updates that can’t brick the device, and a bench that proves it.',
  },
  {
    slug: 'mobility',
    label: 'Mobility',
    summary: 'Apps that work with one bar of signal, and never lose what a thumb has typed.',
  },
  {
    slug: 'security',
    label: 'Security',
    summary: 'Threat models, penetration tests and one way in, with everything logged on the way.',
  },
]

export const serviceSections: ServiceSection[] = [
  { id: 'offerings', label: 'Offerings', services: offerings },
  { id: 'industries', label: 'Industries', services: industries },
  { id: 'technology', label: 'Technology', services: technology },
]
