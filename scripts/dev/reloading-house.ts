import type { RequestListener } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type House = { answer: RequestListener; close: () => Promise<unknown> }

type Parts = {
  open: () => Promise<House>
  /** After each opening, with what went wrong if something did. */
  opened: (trouble: Error | undefined) => void
  sayTrouble: (trouble: Error, ...asked: Parameters<RequestListener>) => void
}

/** Editors write a file in several steps, and several files at once. */
const settlesMs = 30

/** What is being answered when a file changes has this long to be finished by the house it came to. */
const patienceMs = 3000

/**
 * A house that is opened anew whenever its code changes: the old one is closed first, because only one
 * may have the database. Whoever asks meanwhile waits, and is answered by the newest code or by what is
 * wrong with it. All of the house and not only what changed: parts that were made of old and new modules
 * would not know each other's classes and contexts. In this process and not in one of its own, because
 * Vite has everything else ready: half a second instead of eight.
 */
export function reloadingHouse({ open, opened, sayTrouble }: Parts) {
  let house: House | undefined
  let trouble: Error | undefined
  let isStale = false
  let isOver = false
  let turn: Promise<void> | undefined
  let answering = 0

  async function openAnew() {
    do {
      await wait(settlesMs)
      isStale = false
      await closeOld()
      if (isOver) break
      trouble = undefined
      try {
        house = await open()
      } catch (error) {
        trouble = error instanceof Error ? error : new Error(String(error))
      }
    } while (isStale)
    turn = undefined
    if (!isOver) opened(trouble)
  }

  async function closeOld() {
    const end = Date.now() + patienceMs
    while (answering > 0 && Date.now() < end) await wait(10)
    await house?.close().catch((error: unknown) => console.error(error))
    house = undefined
  }

  function reload() {
    isStale = true
    turn ??= openAnew()
  }

  return {
    reload,
    async answer(...asked: Parameters<RequestListener>) {
      while (turn) await turn
      if (!house) return sayTrouble(trouble ?? new Error('The house is closed.'), ...asked)
      answering++
      asked[1].once('close', () => answering--)
      house.answer(...asked)
    },
    async close() {
      isOver = true
      answering = 0
      reload()
      await turn
    },
  }
}
