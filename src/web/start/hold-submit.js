;(() => {
  const held = new Set()
  // What React would do with a form waits for it, if it comes soon; else the browser sends the form itself.
  addEventListener('submit', (sent) => {
    const { target: form, submitter } = sent
    const waits = () => form.matches('[data-waits]')
    if (sent.defaultPrevented || !waits()) return
    sent.preventDefault()
    if (held.has(form)) return
    held.add(form)
    if (submitter) submitter.ariaBusy = 'true'
    const release = () => {
      watch.disconnect()
      clearTimeout(limit)
      held.delete(form)
      if (submitter) submitter.ariaBusy = null
      if (waits()) form.submit()
      else form.requestSubmit(submitter)
    }
    const watch = new MutationObserver(release)
    const limit = setTimeout(release, 2500)
    watch.observe(form, { attributeFilter: ['data-waits'] })
  })
})()
