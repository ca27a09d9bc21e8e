export type DevelopmentService = {
  title: string
  text: string
  length: string
  path: string
  drawing: string
}

export const developmentServices: DevelopmentService[] = [
  {
    title: 'Product design',
    text: 'Research, flows and a tested prototype before a line of production code.',
    length: '3 to 6 weeks',
    path: '/services/offerings/cutomer-experience-design',
    drawing: 'card-product',
  },
  {
    title: 'Web platforms',
    text: 'Portals, marketplaces and back offices that load in under two seconds on a 4G phone.',
    length: '8 to 20 weeks',
    path: '/services/offerings/technology-engineering',
    drawing: 'card-web',
  },
  {
    title: 'Mobile apps',
    text: 'Native iOS and Android, or one shared codebase when that’s the honest answer.',
    length: '10 to 18 weeks',
    path: '/services/technology/mobility',
    drawing: 'card-mobile',
  },
  {
    title: 'Cloud and DevOps',
    text: 'Move the workload, not the mess. Every environment comes from one file.',
    length: '4 to 12 weeks',
    path: '/services/offerings/cloud-adoption',
    drawing: 'card-cloud',
  },
  {
    title: 'Data and AI',
    text: 'Pipelines, models and the gates that decide when a model can go live.',
    length: '6 to 16 weeks',
    path: '/services/offerings/data-artificial-intelligence',
    drawing: 'card-data',
  },
  {
    title: 'Security and quality',
    text: 'Threat models, penetration tests and test automation that runs on every commit.',
    length: 'Continuous',
    path: '/services/technology/security',
    drawing: 'card-secure',
  },
]
