import { refusals } from '../../platform/problem.ts'

export const teamRefusals = refusals({
  'member-not-found': [404, 'This person no longer works here.'],
  'member-exists': [409, 'Someone with this email address already works here.'],
  'last-owner': [409, 'This is the last owner. Make someone else an owner first.'],
  'own-password': [409, 'You change your own password under My account.'],
  'password-wrong': [400, 'That isn’t your current password.'],
  'password-same': [400, 'That’s your current password. Please choose another one.'],
  'password-common': [
    400,
    'This password is one of the first to be guessed. Please choose another one.',
  ],
  'password-just-changed': [
    409,
    'Your password has just been changed elsewhere. Please try again.',
  ],
  'too-many-passwords': [429, 'Too many attempts. Please try again in 30 seconds.'],
})
