// Whoever comes to the top of a page waits for its first screens only: see [data-fresh] in the styles.
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  const { dataset } = document.documentElement
  dataset.fresh = ''
  // The rest is laid out part by part, so that nothing waits for all of it.
  addEventListener('load', () => {
    const parts = [...document.querySelectorAll('.section, .footer')]
    const done = () => {
      delete dataset.fresh
      parts.forEach((one) => delete one.dataset.laid)
    }
    const layOut = (place) => {
      const part = parts[place]
      if (part) part.dataset.laid = ''
      if (part?.getBoundingClientRect()) return void setTimeout(layOut, 0, place + 1)
      // What is seen is painted first; then pictures below it are fetched.
      setTimeout(done, 100)
    }
    layOut(0)
  })
}
