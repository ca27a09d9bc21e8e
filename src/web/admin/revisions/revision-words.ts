/** What the screen for the versions of a post says. */
export const revisionWords = {
  heading: 'Versions of a post',
  link: 'Versions',
  lead: 'Every version that was saved. Bringing one back makes a new version of it; nothing is lost.',
  none: 'No post is named in the address.',
  noneHint: 'Choose one under Blog Edit',
  untitled: 'Untitled',
  openEditor: 'Open in the editor',
  list: 'Saved versions',
  version: 'Version {{version}}',
  now: 'now',
  by: '{{who}}, {{action}}',
  house: 'The house itself',
  more: 'Show earlier versions',
  loading: 'Loading the versions…',
  loadingOne: 'Loading this version…',
  only: 'There is one version only, the present one.',
  view: 'View',
  views: { differs: 'What differs from now', whole: 'As it was' },
  legend: 'Struck out: gone since then. Underlined: new since then.',
  same: 'It says the same as the present version.',
  formatting: 'The words are the same; their formatting differs:',
  restore: 'Bring this version back',
  restoreYes: 'Bring it back',
  confirm:
    'Bring back version {{version}} of {{when}}? The post gets its texts again, as a new version.',
  confirmPublished:
    'Bring back version {{version}} of {{when}}? Readers will see its texts at once. The present version stays in this list.',
  confirmAsDraft:
    'Bring back version {{version}} of {{when}}? It has no title, so readers cannot be shown it: the post becomes a draft, and they do not see it until it is published again.',
  keepsCategory: 'No category was chosen then; the post keeps “{{category}}”.',
  restored: 'Version {{version}} is back.',
  stale:
    '{{who}} has saved this post in the meantime. Look at what is there now, then choose again.',
}
