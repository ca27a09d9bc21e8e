export const permissionFor = { enquiry: 'enquiries', application: 'applications' } as const
