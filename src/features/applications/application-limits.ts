/** Light enough for the browser: the form says these before anything is sent. */
export const resumeLimit = 10_485_760
export const resumeTooLarge = 'The CV must be smaller than 10 MB.'
export const resumeMissing = 'Please attach your CV as .pdf, .doc or .docx.'
export const resumeKinds = ['.pdf', '.doc', '.docx'] as const
