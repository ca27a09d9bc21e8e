import { expect, test } from 'vitest'
import { sample } from '../../../../test/sample/sample-documents.ts'
import { cutText } from './cut-text.ts'

test('WORK-2: a title is cut at 20 characters and a description at 100, with an ellipsis', () => {
  for (const { title, description } of sample.cases) {
    expect(cutText(title, 20)).toBe(`${title.slice(0, 20)}...`)
    expect(cutText(description, 100)).toBe(`${description.slice(0, 100)}...`)
  }
})

test('WORK-2: where a case of the sample is cut, a word ends', () => {
  const whole = /[\p{L}\p{N}]\n(?![\p{L}\p{N}])/u
  for (const { title, description } of sample.cases) {
    expect(`${title.slice(0, 20)}\n${title.slice(20)}`).toMatch(whole)
    expect(`${description.slice(0, 100)}\n${description.slice(100)}`).toMatch(whole)
  }
})

test('WORK-2: what fits is not cut, and no character is cut in two', () => {
  expect(cutText('Twenty characters ok', 20)).toBe('Twenty characters ok')
  expect(cutText('🪁🪁🪁', 2)).toBe('🪁🪁...')
})

test('in the editor, what says where a text comes from is neither counted nor cut', () => {
  const mark = '\u{E0061}\u{E007F}'
  expect(cutText(`Twenty characters ok${mark}`, 20)).toBe(`Twenty characters ok${mark}`)
  expect(cutText(`abcdef${mark}`, 3)).toBe(`abc...${mark}`)
})
