import type { Page } from 'playwright-core'

/** As a device has it that needs longer for the next page than the four seconds that Chrome gives a transition. */
export const changePagesLate = (page: Page) =>
  page.addInitScript(() => {
    const begin = document.startViewTransition.bind(document)
    document.startViewTransition = (change) => {
      if (typeof change !== 'function') return begin(change)
      const transition = begin(() => new Promise((done) => setTimeout(done, 4500)).then(change))
      void transition.finished.then(() => Object.assign(window, { hasEnded: true }))
      return transition
    }
  })
