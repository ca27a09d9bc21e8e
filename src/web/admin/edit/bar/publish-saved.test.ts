import { expect, test, vi } from 'vitest'
import { Refusal } from '../../session/desk-call.ts'
import { publishSaved } from './publish-saved.ts'

const changed = () => new Refusal(409, { code: 'document-changed', message: 'Someone else.' })
const home = (version: number) => [{ id: 'home', version }]

/** Whoever presses writes on: as many of their letters as `letters` says are saved while it is judged. */
function whileWriting(letters: number) {
  let version = 1
  const publish = vi.fn(async (given: ReturnType<typeof home>) => {
    if (letters-- > 0) version++
    if (given[0]!.version !== version) throw changed()
  })
  return { publish, asSaved: async () => home(version) }
}

test('what one writes while it is judged goes out with it', async () => {
  const { publish, asSaved } = whileWriting(2)
  expect(await publishSaved(asSaved, publish, vi.fn())).toEqual(home(3))
  expect(publish.mock.calls).toEqual([[home(1)], [home(2)], [home(3)]])
})

test('who never stops is told in the end', async () => {
  const { publish, asSaved } = whileWriting(100)
  await expect(publishSaved(asSaved, publish, vi.fn())).rejects.toThrow('Someone else.')
  expect(publish).toHaveBeenCalledTimes(4)
})

test.for([
  ['another’s change', changed()],
  ['another refusal', new Refusal(400, { code: 'document-incomplete' })],
] as const)('%s is told at once', async ([, refusal]) => {
  const publish = vi.fn().mockRejectedValue(refusal)
  await expect(publishSaved(async () => home(1), publish, vi.fn())).rejects.toBe(refusal)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('issue 16: what another has changed is heard of, and goes out at the next press', async () => {
  const { publish, asSaved } = whileWriting(1)
  let known = home(1)
  const hear = async () => void (known = await asSaved())
  const press = () => publishSaved(async () => known, publish, hear)
  await expect(press()).rejects.toThrow('Someone else.')
  expect(await press()).toEqual(home(2))
})
