import type { CaseStudy } from '../../../content/cases/case-study.ts'
import type { Block } from '../blocks.ts'
import { organizationId } from '../structured-data/organization.ts'
import { homeCrumb, type PageDraft, type TitleOf } from '../page-draft.ts'
import { socialPath } from '../social/social-path.ts'

export function caseEntry(study: CaseStudy, titleOf: TitleOf): PageDraft {
  const path = `/work/${study.slug}`
  const { quotation } = study
  return {
    path,
    kind: 'case',
    title: study.title,
    metaTitle: study.metaTitle,
    description: study.metaDescription,
    parents: [homeCrumb, { label: 'Work', path: '/work' }],
    drawing: study.drawing,
    blocks: caseBlocks(study, titleOf),
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
          { '@type': 'Thing', name: study.industry },
        ],
        keywords: study.technologies.join(', '),
        hasPart: {
          '@type': 'Quotation',
          text: quotation.text,
          creator: { '@type': 'Person', name: quotation.name, jobTitle: quotation.role },
        },
      },
    ],
  }
}

function caseBlocks(study: CaseStudy, titleOf: TitleOf): Block[] {
  const { problem, work, quotation } = study
  return [
    { text: study.description },
    {
      facts: [
        ['Client', `${study.client}, ${study.clientType}`],
        ['Industry', study.industry],
        ['Team', study.team],
        ['Time', study.time],
        ['Built with', study.technologies.join(', ')],
      ],
    },
    { heading: problem.heading },
    { text: problem.text },
    { heading: work.heading },
    { text: work.text },
    {
      ordered: true,
      items: work.steps.map(({ title, weeks, text }) => `${title} (weeks ${weeks}). ${text}`),
    },
    { heading: 'Results' },
    { facts: study.results.map(({ value, label, note }) => [value, `${label}. ${note}`]) },
    { quote: quotation.text, by: `${quotation.name}, ${quotation.role}` },
    { heading: 'What went wrong' },
    { text: study.lesson },
    { heading: 'Services in this case' },
    { links: study.services.map((path) => ({ path, title: titleOf(path) ?? path })) },
  ]
}
