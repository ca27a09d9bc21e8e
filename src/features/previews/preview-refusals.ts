import { refusals } from '../../platform/problem.ts'

export const previewRefusals = refusals({
  'preview-not-found': [404, 'There is no such preview.'],
  'preview-over': [410, 'This preview is over. Ask whoever sent you the link for a new one.'],
})
