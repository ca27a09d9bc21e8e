/** What somebody might look for; each of them is found. */
export const searchExamples = ['Kubernetes', 'fraud', 'forecast', 'RAG', 'SAP']
