/** What somebody might look for; each of them is found. */
export const searchExamples = ['Kubernetes', 'payments', 'battery', 'forecast', 'migration']
