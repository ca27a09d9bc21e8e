// Whoever comes to the top of a page waits for its first screens only: see [data-fresh] in the styles.
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate')
  document.documentElement.dataset.fresh = ''
