import { expect, test } from 'vitest'
import { shareAddress, shareAddressFor, shareNetworks } from './share-address.ts'
import { popupFeatures } from './share-popup.ts'

const message = {
  url: 'https://acme.example/insights/gate?a=1&b=ü',
  title: 'The gate & the “product” 🚪',
  image: 'https://acme.example/social/gate.png',
  quote: 'A threshold is a decision.',
  hashtag: '#gates',
  separator: ' :: ',
}

const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams)
const shared = (network: (typeof shareNetworks)[number]) => shareAddress(network, message)

test('INS-9: each network gets its own fields, whole and escaped', () => {
  const { url, title, image, quote, hashtag } = message
  expect(fieldsOf(shared('vk'))).toEqual({ url, title, image })
  expect(fieldsOf(shared('weibo'))).toEqual({ url, title, pic: image })
  expect(fieldsOf(shared('whatsapp'))).toEqual({ text: `${title} :: ${url}` })
  expect(fieldsOf(shared('workplace'))).toEqual({ u: url, quote, hashtag })
  expect(fieldsOf(shared('facebook'))).toEqual({ u: url, quote, hashtag })
  expect(fieldsOf(shared('x'))).toEqual({ text: title, url, hashtags: 'gates' })
  expect(fieldsOf(shared('linkedin'))).toEqual({ url })
  expect(fieldsOf(shared('telegram'))).toEqual({ url, text: title })
  expect(fieldsOf(shared('reddit'))).toEqual({ url, title })
  expect(fieldsOf(shared('email'))).toEqual({ subject: title, body: `${quote}\n\n${url}` })
})

test('INS-9: every share page is asked over https, the mail aside', () => {
  const others = shareNetworks.filter((network) => network !== 'email')
  expect(others.map(shared).filter((address) => !address.startsWith('https://'))).toEqual([])
  expect(shared('email')).toMatch(/^mailto:\?/)
})

test('INS-9: a missing url is an error that names the network', () => {
  for (const network of shareNetworks)
    expect(() => shareAddress(network, { url: '', title: 'Gate' })).toThrow(
      `${network}: there is no url to share.`,
    )
})

test('INS-9: WhatsApp is asked at api on a phone and at web elsewhere', () => {
  expect(shareAddressFor('whatsapp', message, true)).toMatch(
    /^https:\/\/api\.whatsapp\.com\/send\?/,
  )
  expect(shareAddressFor('whatsapp', message, false)).toMatch(
    /^https:\/\/web\.whatsapp\.com\/send\?/,
  )
  const tricky = { url: 'https://a.example/?to=//api.whatsapp.com/' }
  expect(shareAddressFor('x', tricky, false)).toBe(shareAddress('x', tricky))
})

test('INS-9: Weibo opens 660x550 in the middle, WhatsApp and Workplace 550x400', () => {
  const around = { left: 100, top: 50, width: 1280, height: 900 }
  expect(popupFeatures('weibo', around)).toBe('popup,width=660,height=550,left=410,top=225')
  expect(popupFeatures('whatsapp', around)).toContain('width=550,height=400')
  expect(popupFeatures('workplace', around)).toContain('width=550,height=400')
})
