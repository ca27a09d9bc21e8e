/** How a company makes the site its own. */
export const guideWords = {
  heading: 'Make it yours',
  lead: 'Six steps to a site that is your company’s. Stop whenever you like: the guide tracks each step for you, and you carry on where you were.',
  loading: 'Checking your progress…',
  own: 'Everything on this site is yours already: it wasn’t filled with a sample.',
  done: 'All done: nothing of the sample is left.',
  progress: '{{count}} of {{total}} steps are done.',
  notice: 'Make it yours: {{count}} of {{total}} steps are done. Continue',
  start: 'Start with the first step',
  goOn: 'Continue where you were',
  hide: 'Hide this guide',
  show: 'Show this guide on the desk again',
  hidden: 'The guide is hidden on the desk. It stays here and in the palette.',
  stepDone: 'done',
  measure: '{{done}} of {{total}} are yours.',
  measureNone: '{{total}} to go through: change, keep or remove.',
  measureRemoved: 'In the trash: {{count}}.',
  drafted: '{{count}} changed, not published yet.',
  settle: 'It’s right as it is',
  step: {
    name: {
      title: 'Name and logo',
      text: 'What you’re called, in half a sentence and in two; and your logo, or none: then your name is set in type.',
    },
    look: {
      title: 'Colours and type',
      text: 'Three colours and one of four pairs of typefaces. The site changes beside them while you choose.',
    },
    contacts: {
      title: 'Contacts and offices',
      text: 'Phone, email, social addresses, and where people find you. The Site screen lists your offices.',
    },
    people: {
      title: 'People',
      text: 'Who answers for what, and what clients say about you. Click them on Home, or find them on the Site screen. Without any, their part of the page disappears.',
    },
    services: {
      title: 'What you offer',
      text: 'Services, products and cases. Change what fits you; what you don’t touch can be removed below in one step.',
    },
    news: {
      title: 'Posts and jobs',
      text: 'Write the first post, post the first job, or leave both out until you need them.',
    },
  },
  to: {
    company: 'Change name and words',
    brand: 'Open Brand',
    contact: 'Change phone and contacts',
    home: 'Open Home',
    site: 'Open Site',
    posts: 'Open Blog Edit',
    jobs: 'Open Job Edit',
  },
  places: 'What still shows the sample',
  placesLeft:
    'These are places the site can’t do without, so they can’t be removed: {{count}} still say what the sample says.',
  noPlaces: 'None of the places the site can’t do without shows the sample.',
  inPlaces: '{{count}} left',
  draftedOfThem: '{{count}} of them changed, not published yet',
  kept: 'yours as it is',
  edit: 'Edit',
  remove: 'Remove what is left of the sample',
  removeText:
    'Everything nobody has touched goes to the trash in one step, and comes back in one. What you’ve changed stays, with what it can’t do without.',
  nothingLeft: 'Nothing untouched is left of the sample.',
  removeCount: 'Remove what is left ({{count}})',
  removeQuestion:
    'Move {{count}} untouched pieces of the sample to the trash? Visitors won’t see them any more. You can restore them in one step.',
  removeSettled: 'What you’ve ticked as right and not changed goes, too.',
  removeYes: 'Move to the trash',
  removed: '{{removed}} pieces of the sample are in the trash.',
  removedBut:
    '{{removed}} pieces of the sample are in the trash. {{stayed}} stayed, because what you’ve changed needs them.',
  lastRemoval: '{{count}} pieces were removed {{when}}.',
  bringBack: 'Restore them',
  back: '{{restored}} pieces of the sample are back.',
  backBut: '{{restored}} pieces are back. {{missed}} have been changed since and stay as they are.',
  /** Where the site began without a sample: notes wait for words. */
  blank: {
    done: 'All done: nothing waits for your words.',
    places: 'What still waits for your words',
    placesLeft:
      'These are places the site can’t do without, so they can’t be removed: {{count}} still wait for your words.',
    noPlaces: 'None of the places the site can’t do without waits for your words.',
    remove: 'Remove what you don’t need',
    removeText:
      'Every draft nobody has touched goes to the trash in one step, and comes back in one. What you’ve changed stays, with what it can’t do without.',
    nothingLeft: 'No untouched draft is left.',
    removeQuestion:
      'Move {{count}} untouched drafts to the trash? You can restore them in one step.',
    removed: '{{removed}} drafts are in the trash.',
    removedBut:
      '{{removed}} drafts are in the trash. {{stayed}} stayed, because what you’ve changed needs them.',
    back: '{{restored}} drafts are back.',
  },
}
