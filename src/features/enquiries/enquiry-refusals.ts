import { refusals } from '../../platform/problem.ts'

export const enquiryRefusals = refusals({
  'service-ids-missing': [400, 'The User ID is required.'],
  'enquiry-not-a-form': [
    400,
    'The form argument must be a form element or selector: this address takes multipart/form-data, not text/plain.',
  ],
})
