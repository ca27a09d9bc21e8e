import { expect, onTestFinished, test, vi } from 'vitest'
import { countUp } from './counting.ts'
import { tower } from './tower.ts'

/** Every figure that is told on the way, a frame after the other. */
function toldTo(figure: number): number[] {
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (step: FrameRequestCallback) =>
    setTimeout(() => step(performance.now()), 17),
  )
  onTestFinished(() => void vi.unstubAllGlobals().useRealTimers())
  const told: number[] = []
  countUp(figure, (value) => told.push(value))
  vi.advanceTimersByTime(1100)
  return told
}

test.each([1000, 4.9, 0.4, 0])('HOME-4: the count to %s begins at 0 and ends there', (figure) => {
  const told = toldTo(figure)
  expect([told[0], told.at(-1)]).toEqual([0, figure])
  expect(told.length).toBeGreaterThan(50)
  expect(told.slice(0, -1).every(Number.isInteger)).toBe(true)
})

test('HOME-4: the tower beside a figure of nothing, too, has a height', () => {
  expect(tower(0, 0)).toBe(tower(1))
  expect(tower(0, 1)).not.toBe(tower(1))
})
