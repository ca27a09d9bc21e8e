// Until React is there, nobody else draws the page that Back and Forward lead to within one document.
{
  const { pathname, search } = location
  const follow = () => {
    if (location.pathname !== pathname || location.search !== search) location.reload()
  }
  addEventListener('popstate', follow)
  addEventListener('hydrated', () => removeEventListener('popstate', follow))
}
