;(() => {
  let isHydrated = false
  addEventListener('hydrated', () => (isHydrated = true))
  // What React would open in this page waits for it, if it comes soon; else the form leads elsewhere.
  addEventListener('submit', (sent) => {
    const { target: form, submitter } = sent
    if (isHydrated || !form.matches('[data-waits]')) return
    sent.preventDefault()
    const release = () => {
      removeEventListener('hydrated', release)
      clearTimeout(limit)
      if (isHydrated) form.requestSubmit(submitter)
      else form.submit()
    }
    const limit = setTimeout(release, 2500)
    addEventListener('hydrated', release)
  })
})()
