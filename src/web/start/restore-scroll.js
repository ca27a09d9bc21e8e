// As the router's own script does it, which fails where the browser keeps nothing.
try {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '')
  const y = JSON.parse(sessionStorage.getItem('react-router-scroll-positions'))?.[history.state.key]
  if (typeof y === 'number') scrollTo(0, y)
} catch {}
