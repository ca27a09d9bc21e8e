/** What keeps somebody at their work: logging in again, and words that two have changed. */
export const stayWords = {
  loggedOut: 'Log in to continue',
  loggedOutLead:
    'Your session has ended. Everything you changed is kept here, and saved once you’re logged in.',
  later: 'Later',
  logIn: 'Log in again',
  choose: 'Choose which one stays',
  setAside:
    'Unsaved changes from an earlier visit can’t be read. They’re set aside in this browser; this is the saved version.',
  notKept:
    'This browser has no room for what can’t be saved now. Leave this tab open until it says ‘Saved’.',
  trashed:
    '‘{{name}}’ has been moved to the trash in the meantime. What you’ve written since is kept here, and saved once it’s back.',
  bringBack: 'Bring it back',
  question: 'You both changed ‘{{field}}’',
  questionLead: 'Choose which one stays. The other is kept among the versions.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  keepTheirs: 'Keep theirs',
  gone: 'Removed',
}
