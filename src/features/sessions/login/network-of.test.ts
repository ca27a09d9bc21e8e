import { expect, test } from 'vitest'
import { networkOf, siteOf, turnOf } from './network-of.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
  ['192.0.2.1:50123', '192.0.2.1'],
  ['[2001:db8:1:2::9]:50123', '2001:db8:1:2::/64'],
  ['[::ffff:192.0.2.1]:50123', '192.0.2.1'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('the /48 around an IPv6 address is one customer’s; an IPv4 address has none', () => {
  expect(siteOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1::/48')
  expect(siteOf('::1')).toBe('0:0:0::/48')
  expect(siteOf('[2001:db8:1:2::9]:50123')).toBe('2001:db8:1::/48')
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1', 'not an address'])
    expect(siteOf(address)).toBeUndefined()
})

test('all 65,536 networks of a /48 are four who ask; an IPv4 address is one', () => {
  const networks = Array.from({ length: 65_536 }, (_, index) => `2001:db8:1:${index.toString(16)}`)
  const turns = networks.map((network) => turnOf(`${network}::1`))
  expect(new Set(turns).size).toBe(4)
  expect(turnOf('2001:db8:1:2:3:4:5:6')).toBe(turnOf('2001:db8:1:2::9'))
  expect(turnOf('2001:db8:2:2::9')).not.toBe(turnOf('2001:db8:1:2::9'))
  for (const address of ['192.0.2.1', '::ffff:192.0.2.1']) expect(turnOf(address)).toBe('192.0.2.1')
})
