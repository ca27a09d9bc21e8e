/** What keeps somebody at their work: logging in again, and words that two have changed. */
export const stayWords = {
  loggedOut: 'Log in to go on',
  loggedOutLead:
    'Your session has ended. Everything you changed is kept here, and saved once you’re logged in.',
  later: 'Later',
  logIn: 'Log in again',
  question: 'You both changed ‘{{field}}’',
  questionLead: 'Choose which one stays. The other is kept among the versions.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  keepTheirs: 'Take theirs',
  gone: 'Taken away',
  restored: 'Your changes of last time are back. They hadn’t been saved.',
}
