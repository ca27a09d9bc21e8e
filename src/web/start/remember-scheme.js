try {
  const scheme = localStorage.getItem('scheme')
  if (scheme) document.documentElement.dataset.scheme = scheme
} catch {}
