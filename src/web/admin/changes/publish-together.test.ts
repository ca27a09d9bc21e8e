import { expect, test, vi } from 'vitest'
import { Refusal } from '../session/desk-call.ts'
import { publishBeside } from './publish-together.ts'

const seen = [
  { id: 'home', version: 1 },
  { id: 'work', version: 4 },
]

/** Somebody writes on in Home without a pause. */
function whileWriting() {
  const document = { id: 'home', version: 3, value: { title: 'A few lett' } }
  const late = new Refusal(409, { code: 'document-changed', document })
  const publish = vi.fn(async ([home]: { value?: object }[]) => {
    if (!home!.value) throw late
  })
  return { publish, late, document }
}

test('issue 16: who presses again beside somebody who writes on publishes what is saved at that moment', async () => {
  const { publish, late, document } = whileWriting()
  await expect(publishBeside(publish, seen, false)).rejects.toBe(late)
  expect(publish).toHaveBeenCalledTimes(1)
  await publishBeside(publish, seen, true)
  expect(publish).toHaveBeenLastCalledWith([document, seen[1]])
})

test('what can’t go out at all is told', async () => {
  const { late } = whileWriting()
  const publish = vi.fn().mockRejectedValue(late)
  await expect(publishBeside(publish, seen, true)).rejects.toBe(late)
  expect(publish).toHaveBeenCalledTimes(2)
})
