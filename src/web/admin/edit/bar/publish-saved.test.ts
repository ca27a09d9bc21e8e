import { expect, test, vi } from 'vitest'
import { Refusal } from '../../session/desk-call.ts'
import { publishSaved } from './publish-saved.ts'

const changed = () => new Refusal(409, { code: 'document-changed', message: 'Someone else.' })
/** Whoever presses writes on: as many of their letters as `letters` says are saved while it is judged. */
function whileWriting(letters: number) {
  let version = 1
  const sent: { version: number; value?: object }[] = []
  const publish = vi.fn(async ([given]: typeof sent) => {
    sent.push(given!)
    if (letters-- > 0) version++
    if (given!.version !== version && !given!.value) throw changed()
  })
  const home = () => [{ id: 'home', version, value: { title: `Letter ${version}` } }]
  return { publish, sent, asSaved: async () => home() }
}

test('what one writes while it is judged goes out with it', async () => {
  const { publish, sent, asSaved } = whileWriting(2)
  await publishSaved(asSaved, publish)
  expect(sent.map(({ version }) => version)).toEqual([1, 2, 3])
})

test('issue 16: of who never stops writing goes out what was saved', async () => {
  const { publish, sent, asSaved } = whileWriting(100)
  await publishSaved(asSaved, publish)
  expect(sent.map(({ version, value }) => [version, value])).toEqual([
    [1, undefined],
    [2, undefined],
    [3, undefined],
    [4, { title: 'Letter 4' }],
  ])
})

test('another refusal is told at once', async () => {
  const refusal = new Refusal(400, { code: 'document-incomplete' })
  const publish = vi.fn().mockRejectedValue(refusal)
  await expect(publishSaved(whileWriting(0).asSaved, publish)).rejects.toBe(refusal)
  expect(publish).toHaveBeenCalledTimes(1)
})

test('issue 16: beside somebody who writes unheard goes out what is seen here', async () => {
  const { publish, sent, asSaved } = whileWriting(100)
  const seen = await asSaved()
  await publishSaved(async () => seen, publish)
  expect(sent).toEqual([{ id: 'home', version: 1 }, seen[0]])
})
