import { data, type Params } from 'react-router'
import { company } from '../../../content/company.ts'
import { preparations, servicePreparation } from '../../../content/preparations.ts'
import { serviceSections } from '../../../content/services.ts'
import { drawingFile } from '../drawing-file.server.ts'

const same = (one: string, other = '') => one.toLowerCase() === other.toLowerCase()

export function readPreparation(address: string, { section, pageTitle }: Params) {
  const found = section ? serviceAt(section, pageTitle) : pageAt(address)
  const { path, name, description, hidden, ...page } = found
  return {
    ...page,
    drawing: drawingFile('in-preparation'),
    head: { path, title: `${name} — ${company.name}`, description, hidden },
  }
}

function serviceAt(sectionId: string, slug?: string) {
  const section = serviceSections.find(({ id }) => same(id, sectionId))
  const service = section?.services.find((one) => same(one.slug, slug))
  if (!section || !service) throw data(null, { status: 404 })
  return {
    path: `/services/${section.id}/${service.slug}`,
    hidden: false,
    group: section.label,
    name: `${service.label}, ${section.label.toLowerCase()}`,
    title: service.label,
    description: service.summary,
    lead: service.summary,
    sheets: servicePreparation.sheets,
  }
}

function pageAt(address: string) {
  const lower = address.toLowerCase()
  const path = lower.startsWith('/admin') ? '/admin' : lower.replace(/(\.data|\/)$/, '')
  const page = preparations[path]
  if (!page) throw data(null, { status: 404 })
  return { ...page, path, hidden: path === '/admin', group: '' }
}
