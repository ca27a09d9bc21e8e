import { refusals } from '../../platform/problem.ts'

export const postRefusals = refusals({
  'post-not-found': [404, 'There is no such post.'],
  'post-changed': [409, 'Someone else has changed this post in the meantime. Nothing was saved.'],
  'post-published-already': [400, 'Readers can already see this post. Unpublish it first.'],
  'post-draft-already': [400, 'This post is already a draft.'],
  'moment-invalid': [400, 'Please give a date and a time, with the time zone.'],
  'moment-passed': [
    400,
    'That time has passed. Choose one in the future, or publish the post now.',
  ],
  'content-too-large': [413, 'Content is larger than 512 kB.'],
  'content-too-deep': [400, 'Content is nested deeper than 100 elements.'],
  'content-too-slow': [
    413,
    'This content takes too long to check. Please make it simpler or shorter.',
  ],
  'category-not-found': [404, 'There is no such category.'],
  'category-is-all': [400, "You cannot delete the 'All' category"],
  'post-limit-invalid': [400, 'Limit must be a whole number; values outside 1 to 50 are clamped.'],
  'revision-not-found': [404, 'There is no such version of this post.'],
})
