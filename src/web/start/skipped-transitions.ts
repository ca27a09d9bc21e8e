/**
 * A visitor who goes on before a page has faded in skips the fading. Browsers report that as an
 * error that nobody caught, and React Router does not catch it.
 */
export function expectSkippedTransitions() {
  const start = document.startViewTransition?.bind(document)
  if (!start) return
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => {})
    return transition
  }
}
