/** What the privacy page and the consent texts promise, and the settings keep unless told otherwise. */
export const retentionMonths = { enquiries: 24, applications: 12 }
