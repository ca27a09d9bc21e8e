import { expect, test } from 'vitest'
import { readPreparation } from './read-preparation.server.ts'

const status = (read: () => unknown) => {
  try {
    read()
  } catch (thrown) {
    return (thrown as { init?: { status: number } }).init?.status
  }
}

test('SERV-1: an address of a service is found whatever its case, and named as it is spelled', () => {
  const page = readPreparation('/Services/OFFERINGS/Cutomer-Experience-Design', {
    section: 'OFFERINGS',
    pageTitle: 'Cutomer-Experience-Design',
  })
  expect(page.head.path).toBe('/services/offerings/cutomer-experience-design')
  expect(page.title).toBe('Customer experience design')
})

test('SERV-3: an unknown section or page is a 404', () => {
  expect(status(() => readPreparation('/', { section: 'nowhere', pageTitle: 'ai' }))).toBe(404)
  expect(status(() => readPreparation('/', { section: 'technology', pageTitle: 'tea' }))).toBe(404)
})

test('NAV-9: /Products and /products are one page with one address', () => {
  expect(readPreparation('/Products', {}).head).toEqual(readPreparation('/products', {}).head)
})

test('every page of the desk is kept out of search', () => {
  for (const path of ['/admin', '/admin/adminlogin', '/admin/blog-edit'])
    expect(readPreparation(path, {}).head.hidden).toBe(true)
})
