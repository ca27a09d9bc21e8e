import { expect, test } from 'vitest'
import { caseStudies } from '../../../content/cases/all-cases.ts'
import { cutText } from './cut-text.ts'

test('WORK-2: a title is cut at 20 characters and a description at 100, with an ellipsis', () => {
  for (const { title, description } of caseStudies) {
    expect(cutText(title, 20)).toBe(`${title.slice(0, 20)}...`)
    expect(cutText(description, 100)).toBe(`${description.slice(0, 100)}...`)
  }
})

test('WORK-2: what fits is not cut, and no character is cut in two', () => {
  expect(cutText('Twenty characters ok', 20)).toBe('Twenty characters ok')
  expect(cutText('🪁🪁🪁', 2)).toBe('🪁🪁...')
})
