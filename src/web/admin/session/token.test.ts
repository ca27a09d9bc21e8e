import { expect, test, vi } from 'vitest'
import { onTokenChange } from './token.ts'

test('a page that the browser has kept as it was looks who is logged in when it is shown again', () => {
  const page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const shown = (persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  const listen = vi.fn<() => void>()
  const stop = onTokenChange(listen)
  shown(false)
  expect(listen).not.toHaveBeenCalled()
  shown(true)
  expect(listen).toHaveBeenCalledOnce()
  stop()
  shown(true)
  expect(listen).toHaveBeenCalledOnce()
})
