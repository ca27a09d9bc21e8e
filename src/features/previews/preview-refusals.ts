import { refusals } from '../../platform/problem.ts'

export const previewRefusals = refusals({
  'preview-not-found': [404, 'There is no such preview.'],
  'preview-over': [410, 'This preview is over. Please ask for a new link.'],
})
