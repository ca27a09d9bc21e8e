;(() => {
  let hasArrived = false
  addEventListener('react-arrived', () => (hasArrived = true))
  // What React would open in this page waits for it, if it comes soon; else the form leads elsewhere.
  addEventListener('submit', (sent) => {
    const { target: form, submitter } = sent
    if (hasArrived || !form.matches('[data-waits]')) return
    sent.preventDefault()
    const goOn = () => {
      removeEventListener('react-arrived', goOn)
      clearTimeout(limit)
      if (hasArrived) form.requestSubmit(submitter)
      else form.submit()
    }
    const limit = setTimeout(goOn, 2500)
    addEventListener('react-arrived', goOn)
  })
})()
