export type Scheme = 'light' | 'dark'

export function currentScheme(): Scheme {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

/** A browser without storage keeps the choice for as long as the page. */
export function chooseScheme(scheme: Scheme) {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem('scheme', scheme)
  } catch {}
  dispatchEvent(new Event('scheme'))
}

export function colourBrowserBars() {
  const paper = getComputedStyle(document.body).backgroundColor
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.setAttribute('content', paper)
  }
}
