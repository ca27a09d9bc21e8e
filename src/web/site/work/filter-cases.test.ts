import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { offerOf } from '../../../features/documents/read/offer.ts'
import { askedFor, chosenOf, filedCases, filterCases, optionsOf } from './filter-cases.ts'

const cases = filedCases(offerOf(sample))
const asked = (query: string) => askedFor(new URLSearchParams(query))
const slugs = (query: string) => filterCases(cases, asked(query)).map(({ slug }) => slug)

test('WORK-2: without a filter there are six cases, an empty filter included', () => {
  expect(slugs('')).toHaveLength(6)
  expect(slugs('industry=&service=')).toHaveLength(6)
})

test('WORK-2: a filter is found by its address or its label, whatever the case', () => {
  const retail = ['himdhara-cold-chain', 'kaveri-checkout']
  expect(slugs('industry=consumer-retail')).toEqual(retail)
  expect(slugs('industry=CONSUMER-RETAIL')).toEqual(retail)
  expect(slugs('industry=Consumer+and+retail')).toEqual(retail)
})

test('WORK-2: both filters together leave what satisfies both', () => {
  expect(slugs('industry=consumer-retail&service=mobility')).toEqual(['kaveri-checkout'])
  expect(slugs('industry=banking-financial&service=mobility')).toEqual([])
})

test('WORK-2: an unknown or hostile value leaves nothing and is not an error', () => {
  for (const value of ['tea', '__proto__', '<script>', '%00', 'x'.repeat(1500)])
    expect(slugs(`industry=${encodeURIComponent(value)}`)).toEqual([])
})

test('WORK-2: each choice says how many cases it would leave beside the other filter', () => {
  for (const query of ['', 'industry=consumer-retail', 'service=devops', 'service=tea']) {
    const wish = asked(query)
    for (const name of ['industry', 'service'] as const)
      for (const { value, count } of optionsOf(cases, name, wish))
        expect([query, value, count]).toEqual([
          query,
          value,
          filterCases(cases, { ...wish, [name]: value }).length,
        ])
  }
})

test('WORK-2: every case can be reached by a choice of each filter', () => {
  for (const name of ['industry', 'service'] as const) {
    const options = optionsOf(cases, name, asked(''))
    const reached = options.flatMap(({ value }) => slugs(`${name}=${value}`))
    expect(new Set(reached).size).toBe(6)
  }
})

test('WORK-2: what is asked for stands chosen, and what is unknown as something else', () => {
  const options = optionsOf(cases, 'industry', asked(''))
  expect(chosenOf(options, '')).toBe('')
  expect(chosenOf(options, 'Renewable Energy')).toBe('renewable-energy')
  expect(chosenOf(options, 'tea')).toBe('other')
})
