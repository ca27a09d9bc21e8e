import { expect } from 'vitest'
import { journey, onOwnSite, type Visit } from '../../browser/browser.ts'
import { documentNow, openEditor } from '../../desk/page-editor.ts'

onOwnSite()

type Listed = { documents: { id: string; version: number; value: Record<string, unknown> }[] }

/** The first service of the sample, all its fields in the panel. */
async function atService(visit: Visit) {
  const { page } = visit
  const { call } = await openEditor(visit, '/')
  const { documents } = (await (await call('GET', '/api/content/service')).json()) as Listed
  const { id, version, value } = documents[0]!
  const open = () => visit.open(`/admin/edit?page=/services&document=service/${id}`)
  const { member } = (await (await call('GET', '/api/staff/me')).json()) as {
    member: { id: string }
  }
  await open()
  const panel = page.getByRole('complementary', { name: 'Fields' })
  // Else this visit would itself find what is left below.
  await panel.getByRole('textbox', { name: 'In one sentence' }).waitFor()
  return {
    panel,
    open,
    value,
    stored: async () => (await documentNow(call, 'service', id)).value,
    /** Leaves in the browser what an earlier visit could not save. */
    leave: (kept: object) =>
      page.evaluate(([name, draft]) => localStorage.setItem(name, draft), [
        `desk:${member.id}:edit:${id}:earlier`,
        JSON.stringify({
          info: { id, kind: 'service', version },
          sent: [],
          questions: [],
          ...kept,
        }),
      ] as const),
  }
}

journey('an item nobody has chosen yet keeps nothing from being saved', 1280, async (visit) => {
  const { panel, open, value, stored } = await atService(visit)
  const before = value.related as string[]
  await panel.getByRole('button', { name: 'Add: Service', exact: true }).click()
  await panel.getByText('Service is missing.').waitFor()
  const words = panel.getByRole('textbox', { name: 'In one sentence' })
  await words.fill('Kept all the same.')
  await expect.poll(async () => (await stored()).summary).toBe('Kept all the same.')
  expect((await stored()).related).toEqual([...before, ''])
  await open()
  await expect.poll(() => words.inputValue()).toBe('Kept all the same.')
  await panel.getByText('Service is missing.').waitFor()
})

journey('what browsers kept of such an item before opens again', 1280, async (visit) => {
  const { panel, open, leave, stored } = await atService(visit)
  const base = { summary: (await stored()).summary, related: [] }
  await leave({ base, mine: { summary: 'From before.', related: [['a', null]] } })
  await open()
  const words = panel.getByRole('textbox', { name: 'In one sentence' })
  await expect.poll(() => words.inputValue()).toBe('From before.')
  await expect.poll(async () => (await stored()).summary).toBe('From before.')
})

journey('what cannot be read is laid aside, and the editor opens', 1280, async (visit) => {
  const { page } = visit
  const { panel, open, leave, value } = await atService(visit)
  await leave({ base: 7, mine: 'What is this?' })
  await open()
  const words = panel.getByRole('textbox', { name: 'In one sentence' })
  await expect.poll(() => words.inputValue()).toBe(value.summary)
  const bar = page.getByRole('alert').filter({ hasText: 'They’re set aside in this browser' })
  await bar.getByRole('button', { name: 'Close' }).click()
  await bar.waitFor({ state: 'detached' })
  const names = await page.evaluate(() => Object.keys(localStorage))
  expect(names.filter((name) => name.includes(':aside:'))).toHaveLength(1)
  expect(names.filter((name) => name.endsWith(':earlier') && name.includes(':edit:'))).toEqual([])
})
