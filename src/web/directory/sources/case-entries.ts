import type { Documents } from '../../../features/documents/read/documents.ts'
import { namedOf, offerOf, type PlacedCase } from '../../../features/documents/read/offer.ts'
import type { Block } from '../blocks.ts'
import { organizationId } from '../structured-data/organization.ts'
import { homeCrumb, type PageDraft } from '../page-draft.ts'
import { socialPath } from '../social/social-path.ts'
import { sharedPicture } from './shared-picture.ts'

export function caseEntry(study: PlacedCase, documents: Documents): PageDraft {
  const { path, quotation } = study
  const industry = industryOf(study, documents)
  return {
    path,
    kind: 'case',
    title: study.title,
    metaTitle: study.metaTitle,
    description: study.metaDescription,
    parents: [homeCrumb, { label: 'Work', path: '/work' }],
    ...sharedPicture(study),
    blocks: caseBlocks(study, documents),
    things: (absolute, lastModified) => [
      {
        '@type': 'CreativeWork',
        '@id': absolute(`${path}#case`),
        name: study.title,
        headline: study.title,
        description: study.metaDescription,
        genre: 'Case study',
        url: absolute(path),
        image: absolute(socialPath(path)),
        inLanguage: 'en',
        dateModified: lastModified,
        author: organizationId(absolute),
        creator: organizationId(absolute),
        publisher: organizationId(absolute),
        about: [
          { '@type': 'Organization', name: study.client, description: study.clientType },
          ...(industry ? [{ '@type': 'Thing', name: industry }] : []),
        ],
        ...(study.technologies.length > 0 && { keywords: study.technologies.join(', ') }),
        ...(quotation && {
          hasPart: {
            '@type': 'Quotation',
            text: quotation.text,
            creator: { '@type': 'Person', name: quotation.name, jobTitle: quotation.role },
          },
        }),
      },
    ],
  }
}

/** What the menu calls the industry of a case. */
const industryOf = ({ industry }: PlacedCase, documents: Documents) =>
  industry === undefined ? undefined : offerOf(documents).services.get(industry)?.label

function caseBlocks(study: PlacedCase, documents: Documents): Block[] {
  const { problem, work, quotation } = study
  const industry = industryOf(study, documents)
  const services = namedOf(study.services, offerOf(documents).services)
  return [
    { text: study.description },
    {
      labelled: [
        ['Client', `${study.client}, ${study.clientType}`],
        ...(industry ? [['Industry', industry] as [string, string]] : []),
        ['Team', study.team],
        ['Time', study.time],
        ...(study.technologies.length > 0
          ? [['Built with', study.technologies.join(', ')] as [string, string]]
          : []),
      ],
    },
    { heading: problem.heading },
    { text: problem.text },
    { heading: work.heading },
    { text: work.text },
    {
      ordered: true,
      items: work.steps.map(({ title, weeks, text }) => `${title} (${weeks}). ${text}`),
    },
    ...(study.results.length > 0 ? [{ heading: 'Results' }] : []),
    { labelled: study.results.map(({ value, label, note }) => [value, `${label}. ${note}`]) },
    ...(quotation ? [{ quote: quotation.text, by: `${quotation.name}, ${quotation.role}` }] : []),
    ...(study.lesson ? [{ heading: 'What went wrong' }, { text: study.lesson }] : []),
    ...(services.length > 0 ? [{ heading: 'Services in this case' }] : []),
    { links: services.map(({ path, title }) => ({ path, title })) },
  ]
}
