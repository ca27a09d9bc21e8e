;(() => {
  const code = document.getElementById('hydrate')
  const { startsAfter } = code.dataset
  const policy = window.trustedTypes?.createPolicy('hydrate', {
    createScript: (text) => text,
    createHTML: (text) => text,
  })
  const signs = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'focusin',
    'scroll',
    'click',
  ]
  const listen = (verb) => signs.forEach((sign) => window[verb](sign, start, { passive: true }))
  let started = false
  let pressed
  // Browsers report a move, too, when the page has moved below a pointer at rest.
  const isAtRest = ({ type, movementX, movementY }) =>
    type === 'pointermove' && !movementX && !movementY
  function start(sign) {
    if (sign.key || sign.type === 'click') pressed = sign
    if (started || isAtRest(sign)) return
    started = true
    standIns.splice(0).forEach((one) => one.remove())
    // The rest of Home is laid out as soon as somebody moves (`defer-layout.js`).
    delete document.documentElement.dataset.fresh
    const script = document.createElement('script')
    script.type = 'module'
    script.text = policy ? policy.createScript(code.text) : code.text
    script.onerror = failed
    document.head.append(script)
    script.remove()
  }
  const failed = () => {
    setTimeout(() => (started = false), 2000)
    standWithout()
  }

  // What holds without scripts holds where they are blocked: nothing is offered that does nothing.
  const standIns = []
  const standWithout = () => {
    swapMedia('(scripting: none)', '(scripting)')
    addEventListener('hydrated', () => swapMedia('(scripting)', '(scripting: none)'))
    if (standIns.length) return
    for (const part of document.querySelectorAll(':not([data-asked=true]) > noscript')) {
      const html = policy ? policy.createHTML(part.textContent) : part.textContent
      const drawn = document.createRange().createContextualFragment(html)
      standIns.push(...drawn.childNodes)
      part.after(drawn)
    }
  }
  const swapMedia = (from, to) => {
    const swap = (rule) => {
      const { media, cssRules = [] } = rule
      if (media?.mediaText?.includes(from)) media.mediaText = media.mediaText.replace(from, to)
      for (const one of cssRules) swap(one)
    }
    for (const sheet of document.styleSheets)
      try {
        if (sheet.href) swap(sheet)
      } catch {
        // The line broke before it had come: nobody may read what there is of it.
      }
  }

  listen('addEventListener')
  // The router's script imports its entry without waiting for it.
  addEventListener('unhandledrejection', failed)
  addEventListener('hydrated', () => {
    listen('removeEventListener')
    removeEventListener('unhandledrejection', failed)
    // The last key or press before React came is one that it may wait for.
    if (!pressed || pressed.defaultPrevented) return
    const { target, key } = pressed
    if (key) target.dispatchEvent(new KeyboardEvent('keydown', pressed))
    // A hero has its slides in place by then.
    else setTimeout(() => target.closest('[type=button]:not([popovertarget])')?.click(), 100)
  })
  if (startsAfter)
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(start, startsAfter, {})))
})()
