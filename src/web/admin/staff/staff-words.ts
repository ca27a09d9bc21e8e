/** Who can log in, and what they can do. */
export const staffWords = {
  heading: 'Staff',
  lead: 'Who can log in, and what they can do.',
  email: 'Email',
  role: 'Role',
  roleOf: 'Role of {{email}}',
  changeRole: 'Change role',
  invite: 'Invite',
  inviting: 'Inviting…',
  inviteHeading: 'Invite someone',
  you: 'you',
  remove: 'Remove',
  removeLabel: 'Remove {{email}}',
  reset: 'New password',
  resetLabel: 'Make a new password for {{email}}',
  confirmRemove:
    'Remove {{email}}? Their sessions end at once. The history keeps their name on what they did.',
  confirmReset:
    'Make a new password for {{email}}? The current one stops working and their sessions end.',
  removed: '{{email}} is removed.',
  roleChanged: '{{email}} is now {{role}}.',
  tell: 'Give {{email}} this password in person or by a secure channel. It’s shown only once.',
  copy: 'Copy',
  copied: 'Copied.',
  notCopied: 'This browser didn’t copy it. Please select the password and copy it yourself.',
  duties: {
    owner: 'Everything, staff and history included',
    editor: 'Posts and pages, all but brand, navigation and legal texts',
    recruiter: 'Jobs and applications',
    sales: 'Enquiries',
  },
}
