/** Light enough for the browser: the form says these before anything is sent. */
export const attachmentLimit = 10_485_760
export const attachmentTooLarge = 'The attachment must be smaller than 10 MB.'
