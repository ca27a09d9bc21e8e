// A link to a place on the page makes an entry without a key, and the router would take all of them for
// one, whose position it restores.
const newKey = () => Math.random().toString(32).slice(2)
addEventListener('popstate', () => {
  if (!history.state) history.replaceState({ key: newKey(), idx: null }, '')
})
// As the router's own script does it, which fails where the browser keeps nothing.
try {
  if (!history.state?.key) history.replaceState({ key: newKey() }, '')
  const y = JSON.parse(sessionStorage.getItem('react-router-scroll-positions'))?.[history.state.key]
  if (typeof y === 'number') scrollTo(0, y)
} catch {}
