import { refusals } from '../../platform/problem.ts'

export const sessionRefusals = refusals({
  'not-logged-in': [401, 'Please log in.'],
  'session-ended': [401, 'Your session has ended. Please log in again.'],
  'role-not-allowed': [403, 'Your role doesn’t allow this. Ask an owner.'],
  'login-invalid': [400, 'Please enter your email address.'],
  'login-wrong': [401, 'The email address or the password is wrong.'],
  'too-many-logins': [429, 'Too many attempts to log in. Please try again in 30 seconds.'],
  'session-not-found': [404, 'This session has already ended.'],
})
