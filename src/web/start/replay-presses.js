;(() => {
  // What is pressed on a page of the desk before its code is there is done when it is.
  const pressed = []
  const queue = (click) => {
    const button = click.target.closest('.desk button')
    if (!button) return
    click.preventDefault()
    click.stopPropagation()
    const { form, type } = button
    if (type !== 'submit') pressed.push(button)
    else if ((form.noValidate || form.reportValidity()) && !pressed.includes(button)) {
      pressed.push(button)
      const missing = form.querySelector(':invalid')
      if (missing) missing.focus()
      else button.ariaBusy = true
    }
  }
  // Whoever fills in what was missing presses again.
  const drop = ({ target }) => {
    const early = pressed.findIndex(
      ({ type, form, ariaBusy }) => type === 'submit' && form === target.form && !ariaBusy,
    )
    if (early >= 0) pressed.splice(early, 1)
  }
  addEventListener('input', drop, true)
  addEventListener('click', queue, true)
  addEventListener('hydrated', () => {
    removeEventListener('click', queue, true)
    removeEventListener('input', drop, true)
    for (const button of pressed) {
      button.ariaBusy = null
      button.click()
    }
  })

  // So are the keys that open the palette, and the letters that follow them.
  const ask = (pressed) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey } = pressed
    const isAsked = (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'k'
    const typed = window.__askedPalette
    if (isAsked) window.__askedPalette ??= ''
    else if (typed === undefined || ctrlKey || metaKey || altKey || target.matches('input')) return
    else if (key === 'Escape') delete window.__askedPalette
    else if (key === 'Backspace') window.__askedPalette = typed.slice(0, -1)
    else if (key === 'Enter') window.__askedPalette += '\n'
    else if ([...key].length === 1) window.__askedPalette += key
    else return
    pressed.preventDefault()
  }
  let isIn = false
  try {
    isIn = Boolean(localStorage.getItem('token'))
  } catch {}
  if (!isIn) return
  addEventListener('keydown', ask, true)
  addEventListener('palette-there', () => removeEventListener('keydown', ask, true))
})()
