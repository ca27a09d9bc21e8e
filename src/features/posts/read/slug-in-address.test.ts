import { expect, test } from 'vitest'
import { keyInAddress, slugInAddress } from './slug-in-address.ts'

test('INS-7: a post has its own slug, else that of its title, else an address by its key', () => {
  expect(slugInAddress({ key: 'a', slug: 'own', title: 'Other' })).toBe('own')
  expect(slugInAddress({ key: 'a', title: 'The Gate: a Product!' })).toBe('the-gate-a-product')
  expect(slugInAddress({ key: 'a', slug: '../b c', title: 'Other' })).toBe('other')
  expect(slugInAddress({ key: 'far-7', title: '日本語の記事' })).toBe('key--far-7')
  expect(slugInAddress({ key: 'far-7', title: '' })).toBe('key--far-7')
})

test('INS-7: whatever the key is, the address is plain and leads back to it', () => {
  for (const key of ['far-7', 'A b/ü?#%', '日本🚪', '_41_', 'key--x', '.']) {
    const slug = slugInAddress({ key })
    expect(slug).toMatch(/^key--[a-z0-9_-]+$/)
    expect(slugInAddress({ key, slug })).toBe(slug)
    expect(keyInAddress(slug)).toBe(key)
  }
  expect(keyInAddress('key-far')).toBeUndefined()
})
