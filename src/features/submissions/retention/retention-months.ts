/** What the sample’s privacy page promises, and the settings keep unless told otherwise. */
export const retentionMonths = { enquiries: 24, applications: 12 }
