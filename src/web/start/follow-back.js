// Until React is there, nobody else draws the page that Back and Forward lead to within one document.
{
  const { pathname, search } = location
  const follow = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  addEventListener('popstate', follow)
  addEventListener('hydrated', () => removeEventListener('popstate', follow))
  // Before the router hears of it: what is on its way may have one stay (`ask-before-leaving.ts`).
  addEventListener('popstate', (move) => {
    if (!dispatchEvent(new Event('leave', { cancelable: true }))) move.stopImmediatePropagation()
  })
}
