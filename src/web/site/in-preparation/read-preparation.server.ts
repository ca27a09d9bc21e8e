import { data } from 'react-router'
import { company } from '../../../content/company.ts'
import { preparations } from '../../../content/preparations.ts'
import { drawingFile } from '../drawing-file.server.ts'

export function readPreparation(address: string) {
  const path = address.toLowerCase().replace(/(\.data|\/)$/, '')
  const found = preparations[path]
  if (!found) throw data(null, { status: 404 })
  const { name, description, ...page } = found
  return {
    ...page,
    drawing: drawingFile('in-preparation'),
    head: {
      path,
      title: `${name} | ${company.name}`,
      description,
      hidden: false,
    },
  }
}
