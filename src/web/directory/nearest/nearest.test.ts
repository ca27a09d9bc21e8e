import { sample } from '../../../../test/sample/sample-documents.ts'
import { expect, test } from 'vitest'
import { nearestPages } from '../find-page.server.ts'
import { listPages } from '../list-pages.server.ts'
import { workedMs } from '../../../../test/run/worked-ms.ts'

const firstFor = async (path: string) => nearestPages(path, sample)[0]?.path

test.each([
  ['/services/offerings/digitl-advisry', '/services/offerings/Digital-Advisory'],
  ['/services/offering/cloud-adoption', '/services/offerings/cloud-adoption'],
  ['/services/offerings/customer-experience', '/services/offerings/cutomer-experience-design'],
  ['/services/technology/blokchain', '/services/technology/blockchain'],
  ['/services/nowhere/devops', '/services/technology/devops'],
  [
    '/services/offerings/Digital-Advisory/system-surveys',
    '/services/offerings/Digital-Advisory/system-survey',
  ],
  ['/work/himdhara', '/work/himdhara-cold-chain'],
  ['/work/himdahra-cold-chian', '/work/himdhara-cold-chain'],
  ['/products/mushni', '/products/munshi'],
  ['/product', '/products'],
  ['/legal/privacy', '/privacy'],
  ['/contact-us', '/contact'],
  ['/CAREER', '/careers'],
  ['/work.html', '/work'],
])('SERV-3: %s makes one think of %s', async (missing, near) => {
  expect(await firstFor(missing)).toBe(near)
})

test('SERV-3: what lies below a heading of the menu stands for it, in the menu’s order', async () => {
  const near = nearestPages('/services/industries', sample)
  expect(near.map(({ path }) => path).slice(0, 2)).toEqual([
    '/services/industries/Automotive-Aerospace',
    '/services/industries/Banking-Financial',
  ])
})

test('a card that is not there leads to its page, too', async () => {
  const near = nearestPages('/services/technology/devops/no-such-card', sample)
  expect(near.map(({ path }) => path)).toContain('/services/technology/devops')
})

test('at most four are suggested, and none where none is alike', async () => {
  for (const { path } of listPages(sample))
    expect(nearestPages(`${path}x`, sample).length).toBeLessThanOrEqual(4)
  for (const path of ['/', '/xyzzy', '/wp-login.php', '/.env', '/%F0%9F%90%88', '/%', '//'])
    expect([path, nearestPages(path, sample)]).toEqual([path, []])
})

test('hostile addresses are answered in time', async () => {
  const hostile = [
    `/${'a'.repeat(2040)}`,
    `/${'a-'.repeat(1020)}`,
    '/services/offerings'.repeat(100),
    `/${'%E0%A4%A'.repeat(250)}`,
    `/${'%CC%81'.repeat(340)}`,
    '/'.repeat(2040),
    '/services/offerings/'.concat('data-artificial-intelligence-'.repeat(60)),
  ]
  nearestPages('/warm', sample)
  for (const path of hostile) {
    const before = process.threadCpuUsage()
    for (let time = 0; time < 20; time++) nearestPages(path, sample)
    expect(workedMs(before) / 20).toBeLessThan(60)
  }
})
