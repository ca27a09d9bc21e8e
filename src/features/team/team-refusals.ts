import { refusals } from '../../platform/problem.ts'

export const teamRefusals = refusals({
  'member-not-found': [404, 'Nobody of this name works here any more.'],
  'member-exists': [409, 'Somebody with this email address works here already.'],
  'last-owner': [409, 'This is the last owner. Make somebody else an owner first.'],
  'password-wrong': [400, 'This is not your present password.'],
  'password-same': [400, 'This is your present password. Please choose another one.'],
  'password-common': [
    400,
    'This password is among those that are guessed first. Please choose another one.',
  ],
  'password-just-changed': [
    409,
    'Your password has just been changed elsewhere. Please try again.',
  ],
  'too-many-passwords': [429, 'Too many attempts. Please try again in 30 seconds.'],
})
