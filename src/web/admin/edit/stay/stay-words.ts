/** What keeps somebody at their work: logging in again, and words that two have changed. */
export const stayWords = {
  loggedOut: 'Log in to go on',
  loggedOutLead:
    'Your session has ended. Everything you changed is kept here, and saved once you’re logged in.',
  later: 'Later',
  logIn: 'Log in again',
  choose: 'Choose which one stays',
  setAside:
    'What an earlier visit had not saved of this can’t be read. It lies aside in this browser, and here is what is saved.',
  notKept:
    'This browser has no room for what can’t be saved now. Leave this tab open until it says ‘Saved’.',
  question: 'You both changed ‘{{field}}’',
  questionLead: 'Choose which one stays. The other is kept among the versions.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Keep mine',
  keepTheirs: 'Take theirs',
  gone: 'Taken away',
  restored: 'Your changes of last time are back. They hadn’t been saved.',
}
