;(() => {
  const { manifest, entry, routes, eager } = JSON.parse(
    document.getElementById('parts').textContent,
  )
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']
  const listen = (verb) => signs.forEach((sign) => window[verb](sign, start, { passive: true }))
  const layOutTheRest = () => delete document.documentElement.dataset.fresh
  let started = false
  // Browsers report a move, too, when the page has moved below a pointer at rest.
  const isAtRest = ({ type, movementX, movementY }) =>
    type === 'pointermove' && !movementX && !movementY
  function start(sign) {
    if (started || isAtRest(sign)) return
    started = true
    layOutTheRest()
    Promise.all([import(manifest), ...Object.values(routes).map((part) => import(part))])
      .then(([, ...modules]) => {
        window.__reactRouterRouteModules = Object.fromEntries(
          Object.keys(routes).map((id, index) => [id, modules[index]]),
        )
        return import(entry)
      })
      .then(
        () => listen('removeEventListener'),
        () => setTimeout(() => (started = false), 2000),
      )
  }
  listen('addEventListener')
  if (eager)
    addEventListener('load', () =>
      new PerformanceObserver((paints, watch) => {
        if (!paints.getEntriesByName('first-contentful-paint').length) return
        watch.disconnect()
        if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 3000 })
        else setTimeout(() => start({}), 200)
      }).observe({ type: 'paint', buffered: true }),
    )
})()
