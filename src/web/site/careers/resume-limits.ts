export const resumeLimit = 10_485_760
export const resumeKinds = ['.pdf', '.doc', '.docx']
